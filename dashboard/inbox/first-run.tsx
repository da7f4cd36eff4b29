import type { Operator } from '../api.ts'
import { buttonColour } from '../format/button-colour.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { Snippet } from '../parts/snippet.tsx'
import type { Go, SectionName } from '../place.ts'
import { texts } from '../texts/texts.ts'

interface Props {
  operator: Operator
  /** Colours of the sites by key, as far as they are known. */
  accents: ReadonlyMap<string, string>
  go: Go
}

/** What an operator sees before there is any lead: the shortest ways to the first one. */
export function FirstRun({ operator: { snippet, role }, accents, go }: Props) {
  const { firstRun } = texts
  const [, accent] = [...accents].find(([key]) => snippet.includes(`"${key}"`)) ?? []
  const colour = accent && buttonColour(accent)
  return (
    <section class="first-run">
      <h1>{firstRun.title}</h1>
      <p class="first-run-lead">{firstRun.lead}</p>
      <ol>
        <li>
          <h2>{firstRun.demo}</h2>
          <p>{firstRun.demoText}</p>
          <a class="button button-main" href="/demo" target="_blank" rel="noopener">
            {firstRun.demoLink}
            <Icon name="external" />
          </a>
        </li>
        <li>
          <h2>{firstRun.paste}</h2>
          <p>{firstRun.pasteText}</p>
          <Snippet label={firstRun.paste} value={snippet} />
          {colour && (
            <>
              <p class="first-run-colour">{firstRun.colour}</p>
              <Snippet label={firstRun.colour} value={colour} />
            </>
          )}
        </li>
        <li>
          <h2>{firstRun.name}</h2>
          <p>{firstRun.nameText}</p>
          <div class="first-run-links">
            <SectionLink name="account" go={go} />
            {role === 'owner' && <SectionLink name="sites" go={go} />}
          </div>
        </li>
      </ol>
      <p class="waiting" role="status">
        <span class="pulse" />
        {firstRun.waiting}
      </p>
    </section>
  )
}

const SectionLink = ({ name, go }: { name: SectionName; go: Go }) => (
  <Link class="button" place={{ section: name, part: undefined }} go={go}>
    {texts.sections[name]}
  </Link>
)

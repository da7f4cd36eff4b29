import { CopyButton } from '../desk/copy-button.tsx'
import { Icon } from '../desk/icon.tsx'
import { texts } from '../texts/texts.ts'

/** What an operator sees before there is any lead: the shortest ways to the first one. */
export function FirstRun({ snippet }: { snippet: string }) {
  const { firstRun } = texts
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
          <div class="snippet">
            <code>{snippet}</code>
            <CopyButton label={firstRun.paste} value={snippet} />
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

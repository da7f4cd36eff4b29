import type { SiteBody } from '../../shared/site-api.ts'
import { buttonColour } from '../format/button-colour.ts'
import { isLocal } from '../format/local-address.ts'
import { Snippet } from '../parts/snippet.tsx'
import { texts } from '../texts/all-texts.ts'

export function SnippetPart({ snippets, site }: SiteBody) {
  const colour = buttonColour(site.theme.accent)
  return (
    <>
      <section>
        <h2>{texts.snippets.script}</h2>
        <Snippet label={texts.snippets.script} value={snippets.script} />
        {isLocal(snippets.script) && <p class="field-hint">{texts.snippets.local}</p>}
        <p class="field-hint">{texts.snippets.pages}</p>
        <p class="field-hint">{texts.snippets.check}</p>
      </section>
      {colour && (
        <section>
          <h2>{texts.firstRun.colour}</h2>
          <Snippet label={texts.firstRun.colour} value={colour} />
          <p class="field-hint">{texts.snippets.colourHint}</p>
        </section>
      )}
      {snippets.pinned && (
        <details class="fold">
          <summary>{texts.snippets.pinned}</summary>
          <Snippet label={texts.snippets.pinned} value={snippets.pinned} />
          <p class="field-hint">{texts.snippets.pinnedHint}</p>
        </details>
      )}
      <details class="fold">
        <summary>{texts.snippets.form}</summary>
        <Snippet label={texts.snippets.form} value={snippets.form} />
        <p class="field-hint">{texts.snippets.formHint}</p>
      </details>
      <p class="field-hint">{texts.snippets.more}</p>
    </>
  )
}

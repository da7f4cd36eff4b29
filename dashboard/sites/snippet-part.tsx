import type { Snippets } from '../../shared/site-api.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { texts } from '../texts/texts.ts'

export function SnippetPart({ snippets }: { snippets: Snippets }) {
  return (
    <>
      <section>
        <h2>{texts.snippets.script}</h2>
        <Code label={texts.snippets.script} value={snippets.script} />
        <p class="field-hint">{texts.snippets.pages}</p>
        <p class="field-hint">{texts.snippets.check}</p>
      </section>
      {snippets.pinned && (
        <details class="fold">
          <summary>{texts.snippets.pinned}</summary>
          <Code label={texts.snippets.pinned} value={snippets.pinned} />
          <p class="field-hint">{texts.snippets.pinnedHint}</p>
        </details>
      )}
      <details class="fold">
        <summary>{texts.snippets.form}</summary>
        <Code label={texts.snippets.form} value={snippets.form} />
        <p class="field-hint">{texts.snippets.formHint}</p>
      </details>
      <p class="field-hint">{texts.snippets.more}</p>
    </>
  )
}

function Code({ label, value }: { label: string; value: string }) {
  return (
    <div class="snippet site-snippet">
      <code>{value}</code>
      <CopyButton label={label} value={value} />
    </div>
  )
}

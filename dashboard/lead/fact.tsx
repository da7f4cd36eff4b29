import type { ComponentChildren } from 'preact'
import { CopyButton } from '../desk/copy-button.tsx'
import { texts } from '../texts/texts.ts'
import { LongText } from './long-text.tsx'

/** A titled group of facts. */
export function Facts({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="facts">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  )
}

interface Props {
  label: string
  text: string | undefined
  /** Said after the value, in a lower voice. */
  aside?: string
  /** The raw value, for facts that are taken elsewhere: a phone number, an address. */
  copy?: string
}

/** One fact; guest values are drawn as text and nothing else. */
export function Fact({ label, text, aside, copy }: Props) {
  return (
    <div class="fact">
      <dt class="fact-label" dir="auto">
        {label}
      </dt>
      <dd>
        {text === undefined ? (
          <span class="missing">{texts.lead.missing}</span>
        ) : (
          <LongText text={text} />
        )}
        {aside && <span class="aside">{aside}</span>}
        {copy && <CopyButton label={label} value={copy} />}
      </dd>
    </div>
  )
}

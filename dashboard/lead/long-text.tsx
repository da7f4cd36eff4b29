import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { texts } from '../texts/all-texts.ts'

const foldedLines = 14
const foldedLength = 900

const isLong = (text: string) => text.length > foldedLength || text.split('\n').length > foldedLines

/** E-mail addresses and names of fields break behind their signs, not inside a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@_])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A value in its own lines; a very long one is folded, so that the lead stays readable. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (!isLong(text))
    return (
      <span class="value" dir="auto">
        <Breakable text={text} />
      </span>
    )
  return (
    <span class="long">
      <span class={open ? 'value' : 'value is-folded'} dir="auto">
        {text}
      </span>
      <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.lead.showLess : texts.lead.showAll}
      </button>
    </span>
  )
}

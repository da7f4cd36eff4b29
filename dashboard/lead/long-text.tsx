import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'

const foldedLines = 14
const foldedLength = 900

const isLong = (text: string) => text.length > foldedLength || text.split('\n').length > foldedLines

/** An e-mail address breaks behind its @, not inside a word. */
function Breakable({ text }: { text: string }) {
  const [first, ...rest] = text.split('@')
  return (
    <>
      {first}
      {rest.map((part, at) => (
        <Fragment key={at}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

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

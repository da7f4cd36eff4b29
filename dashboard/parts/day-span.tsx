import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'

interface Props {
  legend: string
  /** The fields are named `${name}_from` and `${name}_to`. */
  name: string
  from?: string
  to?: string
}

/** The first and the last day of a time; a form with a last day before the first is not sent. */
export function DaySpan({ legend, name, from = '', to = '' }: Props) {
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const said = useId()
  const [wrong, setWrong] = useState('')
  const judge = () => {
    const [begin, end] = [first.current?.value, last.current?.value]
    const found = begin && end && end < begin ? texts.choices.reversed : ''
    last.current?.setCustomValidity(found)
    return found
  }
  const look = () => setWrong(judge())
  useLayoutEffect(look, [])
  return (
    // While a year is typed it is 2, 20 and 202 first.
    <fieldset class="days" onInput={() => !judge() && setWrong('')} onFocusOut={look}>
      <legend>{legend}</legend>
      <label class="field">
        {texts.choices.fromDay}
        <input ref={first} class="input" type="date" name={`${name}_from`} defaultValue={from} />
      </label>
      <label class="field">
        {texts.choices.toDay}
        <input
          ref={last}
          class="input"
          type="date"
          name={`${name}_to`}
          defaultValue={to}
          aria-invalid={wrong !== ''}
          aria-describedby={said}
        />
      </label>
      <p id={said} class="days-wrong" role="status">
        {wrong}
      </p>
    </fieldset>
  )
}

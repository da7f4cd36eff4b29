interface Props<Value extends string> {
  kind: 'radio' | 'checkbox'
  name: string
  legend: string
  values: readonly Value[]
  /** What is chosen to begin with, if anything is. */
  chosen?: Value
  labels: Record<Value, string>
  /** A line each that says what it means. */
  hints: Record<Value, string>
}

/** One or some of several, each with a line that says what it means. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { kind, name, legend, values, chosen, labels, hints } = props
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map(value => (
        <label key={value} class="choice">
          <input type={kind} name={name} value={value} defaultChecked={value === chosen} />
          <span class="choice-name">{labels[value]}</span>
          <span class="choice-text">{hints[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

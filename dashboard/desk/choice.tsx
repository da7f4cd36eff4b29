interface Props {
  kind: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  label: string
  text: string
}

/** One of several, with a line that says what it means. */
export function Choice({ kind, name, value, checked, label, text }: Props) {
  return (
    <label class="choice">
      <input type={kind} name={name} value={value} defaultChecked={checked} />
      <span class="choice-name">{label}</span>
      <span class="choice-text">{text}</span>
    </label>
  )
}

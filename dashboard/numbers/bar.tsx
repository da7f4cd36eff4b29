interface Props {
  name: string
  value: string
  text: string
  /** From 0 to 1. */
  part: number
}

/** A line of a chart that is a list: its words say what its length shows. */
export function Bar({ name, value, text, part }: Props) {
  return (
    <li class="bar">
      <span class="bar-name">
        <bdi>{name}</bdi>
      </span>
      <span class="bar-value">{value}</span>
      <span class="bar-text">{text}</span>
      <span class="bar-track" aria-hidden="true">
        <span
          class="bar-fill"
          style={{ width: part === 0 ? '0' : `max(2px, ${Math.min(1, part) * 100}%)` }}
        />
      </span>
    </li>
  )
}

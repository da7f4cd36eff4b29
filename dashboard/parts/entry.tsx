import { toChildArray, type ComponentChildren } from 'preact'

interface Props {
  /** Letters for who it is, where it is somebody. */
  face?: string
  name: ComponentChildren
  /** What there is to know of it. */
  lines: ComponentChildren[]
  /** What can be done with it. */
  children?: ComponentChildren
}

/** One line of a list: an operator, an invitation, a token, a session. */
export function Entry({ face, name, lines, children }: Props) {
  return (
    <li class={face === undefined ? 'entry is-plain' : 'entry'}>
      {face !== undefined && (
        <span class="face" aria-hidden="true">
          {face}
        </span>
      )}
      <div class="entry-main">
        <p class="entry-name">{name}</p>
        {lines.map((line, place) => (
          <p key={place} class="entry-text">
            {line}
          </p>
        ))}
      </div>
      {toChildArray(children).length > 0 && <div class="entry-actions">{children}</div>}
    </li>
  )
}

interface ActionProps {
  label: string
  /** The same with what it is done to, for whoever hears it. */
  name: string
  isDanger?: boolean
  act: () => void
}

export function EntryAction(props: ActionProps) {
  const { label, name, isDanger = false, act } = props
  return (
    <button
      type="button"
      class={isDanger ? 'button button-danger' : 'button'}
      aria-label={name}
      onClick={act}
    >
      {label}
    </button>
  )
}

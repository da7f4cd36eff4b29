import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** What the control of a field must carry. */
export interface Control {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface Props {
  label: string
  hint?: string | undefined
  /** What is wrong, where something is. */
  wrong?: string | false | undefined
  children: (control: Control) => ComponentChildren
}

/** A label, its control, and what there is to say of it. */
export function Field({ label, hint, wrong, children }: Props) {
  const id = useId()
  return (
    <div class="field site-field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-said`, 'aria-invalid': Boolean(wrong) })}
      <p id={`${id}-said`} class={wrong ? 'field-wrong' : 'field-hint'}>
        {wrong || hint}
      </p>
    </div>
  )
}

interface LinesProps extends Omit<Props, 'children'> {
  lines: readonly string[]
  set: (lines: string[]) => void
  rows: number
}

/** Rows that fit on a screen. */
const most = 16

/** A list that is written one thing a line. */
export function Lines({ lines, set, rows, ...field }: LinesProps) {
  return (
    <Field {...field}>
      {control => (
        <textarea
          {...control}
          class="input area"
          rows={Math.min(Math.max(rows, lines.length + 1), most)}
          spellcheck={false}
          dir="auto"
          value={lines.join('\n')}
          onInput={event => set(event.currentTarget.value.split('\n'))}
        />
      )}
    </Field>
  )
}

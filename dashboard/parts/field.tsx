import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** What the control of a field must carry. */
export interface Control {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** What to think of before it is kept so; in place of the hint. */
  caution?: string | false
  /** What is wrong, where something is. */
  wrong?: string | false | undefined
  children: (control: Control) => ComponentChildren
}

/** A label, its control, and what there is to say of it. */
export function Field({ label, hint, caution, wrong, children }: FieldProps) {
  const id = useId()
  return (
    <div class="field is-told">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-said`, 'aria-invalid': Boolean(wrong) })}
      <p
        id={`${id}-said`}
        class={wrong ? 'field-wrong' : caution ? 'field-hint is-caution' : 'field-hint'}
      >
        {wrong || caution || hint}
      </p>
    </div>
  )
}

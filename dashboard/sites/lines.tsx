import { Field, type FieldProps } from '../parts/field.tsx'

interface LinesProps extends Omit<FieldProps, 'children'> {
  lines: readonly string[]
  set: (lines: string[]) => void
  rows: number
}

/** Rows that fit on a screen. */
const maxRows = 16

/** A list that is written one thing a line. */
export function Lines({ lines, set, rows, ...field }: LinesProps) {
  return (
    <Field {...field}>
      {control => (
        <textarea
          {...control}
          class="input area"
          rows={Math.min(Math.max(rows, lines.length + 1), maxRows)}
          spellcheck={false}
          dir="auto"
          value={lines.join('\n')}
          onInput={event => set(event.currentTarget.value.split('\n'))}
        />
      )}
    </Field>
  )
}

import { Field, type FieldProps } from '../parts/field.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'

interface LinesProps extends Omit<FieldProps, 'children'> {
  lines: readonly string[]
  set: (lines: string[]) => void
  rows: number
}

/** Rows that fit on a screen. */
const maxRows = 16

/** Characters by which a long line is found again. */
const shownLength = 30

/** Which of the lines is longer than it may be. */
export function tooLong(lines: readonly string[], most: number): string | undefined {
  const line = lines.map(each => [...each]).find(({ length }) => length > most)
  if (!line) return undefined
  const shown = `${line.slice(0, shownLength).join('')}…`
  return say(texts.wrong.line, { line: shown, length: String(line.length), most: String(most) })
}

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

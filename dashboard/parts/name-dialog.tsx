import type { Problem } from '../problem.ts'
import { FormDialog } from './form-dialog.tsx'

interface Props {
  title: string
  label: string
  /** As it is. */
  name: string
  /** Characters that it may have. */
  maxLength: number
  action: string
  save: (name: string) => Promise<unknown>
  close: () => void
  onRefusal: (problem: Problem) => void
}

/** Asks for a name, and nothing else. */
export function NameDialog({ label, name, maxLength, save, close, ...dialog }: Props) {
  const act = async (fields: FormData) => {
    await save(String(fields.get('name')).trim())
    close()
  }
  return (
    <FormDialog {...dialog} act={act} close={close}>
      <label class="field">
        <span>{label}</span>
        <input
          class="input"
          name="name"
          required
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={name}
          autoFocus
        />
      </label>
    </FormDialog>
  )
}

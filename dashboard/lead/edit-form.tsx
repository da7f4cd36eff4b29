import { useLayoutEffect, useRef } from 'preact/hooks'
import { texts } from '../texts/all-texts.ts'
import type { EditKind } from './edit-value.ts'
import type { Edit, Editing } from './use-edit.ts'

interface Props {
  id: string
  label: string
  edit: Edit
  editing: Extract<Editing, { is: 'open' }>
}

/** The value's place while it is edited: Enter saves, Escape leaves it as it was. */
export function EditForm({ id, label, edit, editing: { draft, error, saving, resumed } }: Props) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null)
  useLayoutEffect(() => {
    // A kept draft opens with its lead, without being asked to: the focus stays where it is.
    if (resumed) return
    input.current?.focus()
    // Selected, all that a guest has told would be gone with the next key.
    if (isLong(edit.kind)) input.current?.setSelectionRange(draft.length, draft.length)
    else if (edit.kind !== 'date' && edit.kind !== 'yes_no') input.current?.select()
  }, [])

  const save = () => void edit.save(input.current?.validity.badInput)
  const shared = {
    ref: input,
    'aria-label': label,
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-error`,
    // What is typed while it is saved would be lost: the form closes once it is.
    readOnly: saving === true,
    value: draft,
    onInput: (event: { currentTarget: { value: string } }) => edit.type(event.currentTarget.value),
  }
  return (
    <form
      class="edit"
      noValidate
      onKeyDown={event => pressed(event, { ...edit, save })}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <EditInput kind={edit.kind} shared={shared} />
      <div class="edit-actions">
        <button type="submit" class="button button-main" aria-disabled={saving}>
          {texts.edit.save}
        </button>
        <button type="button" class="button" onClick={edit.close}>
          {texts.dialog.cancel}
        </button>
      </div>
      <p id={`${id}-error`} class="edit-error" role="alert">
        {error}
      </p>
    </form>
  )
}

/** In text of several lines Enter begins the next one; on a button it presses that. */
export function pressed(
  event: KeyboardEvent,
  { kind, save, close }: Pick<Edit, 'kind' | 'close'> & { save: () => void },
) {
  // Then Enter and Escape are the input method's own: they end what it is composing.
  if (event.isComposing) return
  if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
  const isMeant = !isLong(kind) || event.ctrlKey || event.metaKey
  if (event.key === 'Enter' && isMeant) {
    event.preventDefault()
    save()
  }
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  close()
}

const isLong = (kind: EditKind) => kind === 'long_text' || kind === 'json'

const types = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  phone: { type: 'tel' },
  email: { type: 'email' },
} as const

export function EditInput({ kind, shared }: { kind: EditKind; shared: object }) {
  if (kind === 'long_text') return <textarea class="input" rows={4} dir="auto" {...shared} />
  if (kind === 'json')
    return <textarea class="input mono" rows={6} spellcheck={false} {...shared} />
  if (kind !== 'yes_no')
    return <input class="input" dir="auto" autoComplete="off" {...types[kind]} {...shared} />
  return (
    <select class="input" {...shared}>
      <option value="true">{texts.values.yes}</option>
      <option value="false">{texts.values.no}</option>
      <option value="">{texts.lead.missing}</option>
    </select>
  )
}

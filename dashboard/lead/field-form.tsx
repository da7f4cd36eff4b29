import { useLayoutEffect, useRef } from 'preact/hooks'
import { bounds } from '../../shared/trip-plan-request.ts'
import { Field } from '../parts/field.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { EditInput, pressed } from './edit-form.tsx'
import { nameFault, newKinds, type NewField, type NewKind } from './new-field.ts'
import type { Sheet } from './sheet.ts'
import { useNewField } from './use-new-field.ts'
import '../styles/field-form.css'

interface Props {
  sheet: Sheet
  close: () => void
}

/** Enter saves, Escape leaves everything as it was. */
export function FieldForm({ sheet, close }: Props) {
  const { draft, faults, saving, write, save, leave } = useNewField(sheet, close)
  const form = useRef<HTMLFormElement>(null)
  const focus = (which: string) => form.current?.querySelector<HTMLElement>(which)?.focus()
  useLayoutEffect(() => {
    // A kept draft opens with its lead, without being asked to: the focus stays where it is.
    if (!draft.name && !draft.value) focus('input')
  }, [])
  useLayoutEffect(() => {
    if (faults.name || faults.value) focus('[aria-invalid=true]')
  }, [faults])
  return (
    <form
      ref={form}
      class="edit field-form"
      noValidate
      aria-label={texts.newField.open}
      onKeyDown={event =>
        pressed(event, { kind: draft.kind, save: () => void save(), close: leave })
      }
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <NameField sheet={sheet} draft={draft} saving={saving} wrong={faults.name} write={write} />
      <KindField kind={draft.kind} write={write} />
      <ValueField draft={draft} saving={saving} wrong={faults.value} write={write} />
      <div class="edit-actions">
        <button type="submit" class="button button-main" aria-disabled={saving}>
          {texts.newField.add}
        </button>
        <button type="button" class="button" onClick={leave}>
          {texts.dialog.cancel}
        </button>
      </div>
    </form>
  )
}

type Write = Pick<ReturnType<typeof useNewField>, 'write'>
type PartProps = Write & { draft: NewField; saving: boolean; wrong: string | undefined }

/** A name that is too long is told while it is typed. */
function NameField({ sheet, draft: { name }, saving, wrong, write }: PartProps & { sheet: Sheet }) {
  const limit = bounds.fieldNameLength
  const isLong = [...name].length > limit
  return (
    <Field
      label={texts.newField.name}
      hint={say(texts.newField.nameHint, { limit: String(limit) })}
      wrong={wrong ?? (isLong && nameFault(sheet.lead, name))}
    >
      {control => (
        <input
          {...control}
          class="input"
          dir="auto"
          autoComplete="off"
          readOnly={saving}
          value={name}
          onInput={event => write({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}

const KindField = ({ kind, write }: Write & { kind: NewKind }) => (
  <Field label={texts.newField.kind}>
    {control => (
      <select
        {...control}
        class="input"
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = newKinds.find(each => each === value) ?? 'text'
          write({ kind: chosen, ...(chosen === 'yes_no' && { value: 'true' }) })
        }}
      >
        {newKinds.map(each => (
          <option key={each} value={each}>
            {texts.newField.kinds[each]}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const ValueField = ({ draft: { kind, value }, saving, wrong, write }: PartProps) => (
  <Field label={texts.newField.value} hint={texts.newField.hints[kind]} wrong={wrong}>
    {control => (
      <EditInput
        kind={kind}
        shared={{
          ...control,
          readOnly: saving,
          value,
          onInput: (event: { currentTarget: { value: string } }) =>
            write({ value: event.currentTarget.value }),
        }}
      />
    )}
  </Field>
)

import { useState } from 'preact/hooks'
import { useFocusBack } from '../parts/use-focus-back.ts'
import { texts } from '../texts/all-texts.ts'
import { FieldForm } from './field-form.tsx'
import type { Sheet } from './sheet.ts'
import { newFieldKeeper } from './use-new-field.ts'

/** Something to know of this guest that no field is there for yet; what is half typed stays open. */
export function AddField({ sheet }: { sheet: Sheet }) {
  const { resumed } = newFieldKeeper(sheet)
  const [open, setOpen] = useState(() => resumed() !== undefined)
  const opener = useFocusBack(open)
  if (open) return <FieldForm sheet={sheet} close={() => setOpen(false)} />
  return (
    <button ref={opener} type="button" class="link add-field" onClick={() => setOpen(true)}>
      {texts.newField.open}
    </button>
  )
}

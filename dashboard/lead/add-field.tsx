import { useState } from 'preact/hooks'
import { useFocusBack } from '../parts/use-focus-back.ts'
import { texts } from '../texts/texts.ts'
import { FieldForm } from './field-form.tsx'
import type { Sheet } from './sheet.ts'

/** Something to know of this guest that no field is there for yet. */
export function AddField({ sheet }: { sheet: Sheet }) {
  const [open, setOpen] = useState(false)
  const opener = useFocusBack(open)
  if (open) return <FieldForm sheet={sheet} close={() => setOpen(false)} />
  return (
    <button ref={opener} type="button" class="link add-field" onClick={() => setOpen(true)}>
      {texts.newField.open}
    </button>
  )
}

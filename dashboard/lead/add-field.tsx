import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { FieldForm } from './field-form.tsx'
import type { Sheet } from './sheet.ts'

/** Something to know of this guest that no field is there for yet. */
export function AddField({ sheet }: { sheet: Sheet }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])

  if (open) return <FieldForm sheet={sheet} close={() => setOpen(false)} />
  return (
    <button ref={opener} type="button" class="link add-field" onClick={() => setOpen(true)}>
      {texts.newField.open}
    </button>
  )
}

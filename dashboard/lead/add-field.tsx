import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { problemText } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { FieldFormProps } from './field-form.tsx'
import type { Sheet } from './sheet.ts'

/** Something to know of this guest that no field is there for yet; its form is fetched when asked for. */
export function AddField({ sheet }: { sheet: Sheet }) {
  const [Form, setForm] = useState<FunctionComponent<FieldFormProps>>()
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !Form) opener.current?.focus()
    wasOpen.current = Form !== undefined
  }, [Form])

  const open = () =>
    import('./field-form.tsx').then(
      ({ FieldForm }) => setForm(() => FieldForm),
      () => sheet.tell({ text: problemText({ is: 'offline' }), tone: 'problem' }),
    )
  if (Form) return <Form sheet={sheet} close={() => setForm(undefined)} />
  return (
    <button ref={opener} type="button" class="link add-field" onClick={() => void open()}>
      {texts.newField.open}
    </button>
  )
}

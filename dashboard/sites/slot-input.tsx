import { useState } from 'preact/hooks'
import { formBounds } from '../../shared/form.ts'
import type { Control } from '../parts/field.tsx'

interface Props extends Control {
  slot: string
  isNew: boolean
  name: (slot: string) => void
}

/** Named once all of it is typed: on the way to `name_of_pet` it is `name`, which is another question's. */
export function SlotInput({ slot, isNew, name, ...control }: Props) {
  const [written, setWritten] = useState<string>()
  return (
    <input
      {...control}
      class="input mono"
      spellcheck={false}
      maxLength={formBounds.slotLength}
      readOnly={!isNew}
      value={written ?? slot}
      onInput={event => setWritten(event.currentTarget.value)}
      onChange={() => {
        name((written ?? slot).trim())
        setWritten(undefined)
      }}
    />
  )
}

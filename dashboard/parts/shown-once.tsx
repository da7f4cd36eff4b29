import { useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { copy } from './clipboard.ts'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  value: string
  close: () => void
}

/** A value that is never shown again. What the browser will not copy is at least selected. */
export function ShownOnce({ label, value, close }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState<boolean>()
  const put = async () => {
    const isDone = await copy(value)
    setCopied(isDone)
    if (!isDone) field.current?.focus()
  }
  return (
    <div class="shown-once">
      <label class="field">
        <span>{label}</span>
        <input
          ref={field}
          class="input mono"
          readOnly
          value={value}
          onFocus={() => field.current?.select()}
        />
      </label>
      <p class={isCopied ? 'unseen' : 'field-hint'} role="status">
        {isCopied ? texts.copy.copied : isCopied === false && texts.copy.byHand}
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {texts.dialog.done}
        </button>
        <button type="button" class="button button-main" onClick={() => void put()} autoFocus>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? texts.copy.copied : texts.copy.copy}
        </button>
      </div>
    </div>
  )
}

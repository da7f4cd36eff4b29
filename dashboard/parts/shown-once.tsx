import { useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  value: string
  close: () => void
}

/** A value that is never shown again. Where there is no clipboard it is at least selected. */
export function ShownOnce({ label, value, close }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    field.current?.select()
    if ('clipboard' in navigator)
      void navigator.clipboard.writeText(value).then(() => setCopied(true))
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
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {texts.dialog.done}
        </button>
        <button type="button" class="button button-main" onClick={copy} autoFocus>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{isCopied ? texts.dialog.copied : texts.dialog.copy}</span>
        </button>
      </div>
    </div>
  )
}

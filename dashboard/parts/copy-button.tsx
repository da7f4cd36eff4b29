import { useEffect, useState } from 'preact/hooks'
import { say, texts } from '../texts/texts.ts'
import { copy } from './clipboard.ts'
import { IconButton } from './icon-button.tsx'

/**
 * Stands behind a value and copies it. Browsers give the clipboard to https and localhost only:
 * elsewhere no button; and where it is refused, the value is selected.
 */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), 1500)
    return () => clearTimeout(timer)
  }, [copied])

  if (!('clipboard' in navigator)) return null
  const put = async ({ previousElementSibling: shown }: Element) => {
    const isDone = await copy(value)
    setCopied(isDone)
    if (!isDone && shown) getSelection()?.selectAllChildren(shown)
  }
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={say(texts.copy.copyField, { field: label })}
        class={copied ? 'is-copied' : ''}
        onClick={event => void put(event.currentTarget)}
      />
      <span class={copied === false ? 'by-hand' : 'unseen'} role="status">
        {copied ? texts.copy.copied : copied === false && texts.copy.byHand}
      </span>
    </>
  )
}

import { useEffect, useState } from 'preact/hooks'
import { say, texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

/** Copies a value. Browsers give the clipboard to https and localhost only: elsewhere no button. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])

  if (!('clipboard' in navigator)) return null
  const name = copied ? texts.lead.copied : say(texts.lead.copy, { field: label })
  return (
    <button
      type="button"
      class={copied ? 'icon-button is-copied' : 'icon-button'}
      title={name}
      aria-label={name}
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
    >
      <Icon name={copied ? 'check' : 'copy'} />
    </button>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import { useKeys } from './use-keys.ts'

export interface ToastMessage {
  text: string
  tone: 'calm' | 'problem'
  undo?: () => void
}

interface Props {
  message: ToastMessage | undefined
  close: () => void
}

const shownMs = 8_000

/** Says what happened. It waits while it is pointed at or focused, so that nobody has to hurry. */
export function Toast({ message, close }: Props) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!message || held) return
    const timer = setTimeout(close, shownMs)
    return () => clearTimeout(timer)
  }, [message, held, close])

  const undone = useRef<ToastMessage>(undefined)
  const undo = () => {
    if (message === undone.current) return
    undone.current = message
    message?.undo?.()
  }
  useKeys({ z: undo })
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div class="toasts" role="status" data-passing>
      {message && (
        <div
          class={`toast toast-${message.tone}`}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocusIn={hold}
          onFocusOut={release}
        >
          <p>{message.text}</p>
          {message.undo && (
            <button type="button" class="toast-action" onClick={undo}>
              {texts.toast.undo}
            </button>
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={texts.toast.dismiss}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

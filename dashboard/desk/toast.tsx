import { useEffect, useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import { useKeys } from './use-keys.ts'

export interface Told {
  text: string
  tone: 'calm' | 'problem'
  undo?: () => void
}

const shownFor = 8_000

/** Says what happened. It waits while it is pointed at or focused, so that nobody has to hurry. */
export function Toast({ told, close }: { told: Told | undefined; close: () => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!told || held) return
    const timer = setTimeout(close, shownFor)
    return () => clearTimeout(timer)
  }, [told, held, close])

  const undone = useRef<Told>(undefined)
  const undo = () => {
    if (told === undone.current) return
    undone.current = told
    told?.undo?.()
  }
  useKeys({ z: undo })
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div class="toasts" role="status" data-passing>
      {told && (
        <div
          class={`toast toast-${told.tone}`}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocusIn={hold}
          onFocusOut={release}
        >
          <p>{told.text}</p>
          {told.undo && (
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

import { useEffect, useRef, useState } from 'preact/hooks'
import { texts } from '../texts/texts.ts'
import { IconButton } from './icon-button.tsx'
import { useKeys } from './use-keys.ts'
import { useWriting } from './use-writing.ts'

export interface ToastMessage {
  text: string
  tone: 'calm' | 'problem'
  /** What was to be done, where it was not. */
  failed?: string
  /** Takes back what was done. */
  undo?: () => void
  /** Tries once more what was not done. */
  retry?: () => void
}

/** What can be done about what happened. */
export type WaysOn = Pick<ToastMessage, 'undo' | 'retry'>

interface Props {
  message: ToastMessage | undefined
  close: () => void
}

const shownMs = 8_000

/** Says what happened, until something else does or it has been in sight for a while. */
export function Toast({ message, close }: Props) {
  const isWriting = useWriting()
  const taken = useRef<ToastMessage>(undefined)
  const take = (way: (() => void) | undefined) => {
    if (!way || message === taken.current) return
    taken.current = message
    way()
  }
  const undo = message?.undo
  useKeys(undo ? { z: () => take(undo), 'Control+z': () => take(undo) } : {})
  return (
    <div class={isWriting ? 'toasts is-above' : 'toasts'} role="status" data-passing>
      {message && <Shown message={message} close={close} take={take} />}
    </div>
  )
}

type Take = (way: () => void) => void

interface ShownProps {
  message: ToastMessage
  close: () => void
  take: Take
}

/**
 * It waits while it is pointed at or focused, so that nobody has to hurry. What is taken away from under
 * the pointer is not told that it was left: the next one begins anew.
 */
function Shown({ message, close, take }: ShownProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(close, shownMs)
    return () => clearTimeout(timer)
  }, [message, held, close])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      class={`toast toast-${message.tone}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocusIn={hold}
      onFocusOut={release}
    >
      {/* Another for each message: the same words are heard once more. */}
      <p key={message}>
        {message.failed && <b>{message.failed}</b>}
        {message.text}
      </p>
      <Way text={texts.toast.undo} way={message.undo} take={take} />
      <Way text={texts.problems.retry} way={message.retry} take={take} />
      <IconButton icon="close" label={texts.toast.dismiss} onClick={close} />
    </div>
  )
}

interface WayProps {
  text: string
  way: (() => void) | undefined
  take: Take
}

const Way = ({ text, way, take }: WayProps) =>
  way && (
    <button type="button" class="toast-action" onClick={() => take(way)}>
      {text}
    </button>
  )

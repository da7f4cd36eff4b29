import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  title: string
  /** Not to be closed by Escape: what it was opened for is under way. */
  isHeld?: boolean
  close: () => void
  children: ComponentChildren
}

/** Over everything else until it is closed; the browser gives the focus back to where it was. */
export function Dialog({ title, isHeld = false, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken away while it is open, it would keep the focus for itself.
    return () => shown?.close()
  }, [])

  const closed = () => {
    // One that was taken from the page says only afterwards that it is closed: another may be open.
    if (!dialog.current?.isConnected) return
    // Chromium lets nobody prevent a second Escape.
    if (isHeld) dialog.current.showModal()
    else close()
  }
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={name}
      onCancel={event => isHeld && event.preventDefault()}
      onClose={closed}
    >
      <h2 id={name}>{title}</h2>
      {children}
    </dialog>
  )
}

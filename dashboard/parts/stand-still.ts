import { options } from 'preact'

/**
 * Nothing is drawn while something is pressed. A press takes the focus away before it is a click, and
 * the server may answer meanwhile: what either shows would move a button away from under the pointer.
 */
export function standStillWhilePressed(): void {
  let isPressed = false
  let waiting: (() => void) | undefined
  options.debounceRendering = draw => {
    if (isPressed) waiting = draw
    else queueMicrotask(draw)
  }
  const press = ({ button, target }: MouseEvent) => {
    isPressed = button === 0 && target instanceof Element && isPressable(target)
  }
  const release = () => {
    const draw = waiting
    isPressed = false
    waiting = undefined
    draw?.()
  }
  addEventListener('mousedown', press, true)
  for (const end of ['mouseup', 'dragstart', 'contextmenu']) addEventListener(end, release, true)
  // Nobody tells the page of a button let go of outside the window: the next move shows it.
  addEventListener('mousemove', ({ buttons }) => buttons === 0 && release(), true)
}

/** Not a select: the page is never told that its list was let go of. */
const isPressable = (target: Element) =>
  target.closest('button, a, label, summary') !== null && !target.matches('select, option')

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
  // Let go of outside the window, which the page is not told: the next move shows it.
  addEventListener('mousemove', ({ buttons }) => buttons === 0 && release(), true)
}

/** The list of a select is let go of without a word to the page. */
const isPressable = (target: Element) =>
  target.closest('button, a, label, summary') !== null && !target.matches('select, option')

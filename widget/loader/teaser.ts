import type { BellhopElement } from './embed-types.ts'
import { teaserCss } from './teaser.css.ts'

/** Teasers the guest has seen off; kept for this page view alone, since nothing may be stored yet. */
const dismissed = new Set<string>()

const look = new CSSStyleSheet()
look.replaceSync(teaserCss)

/** A few words beside the launcher, once the page itself has loaded. */
export function showTeaser(
  words: string,
  host: BellhopElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
) {
  // Before it is there as well: who has had the chat open needs no call.
  host.once('open', () => dismissed.add(words))
  if (document.readyState !== 'complete')
    return addEventListener('load', () => showTeaser(words, host, button, signal))
  if (signal.aborted || dismissed.has(words) || host.getState().isOpen) return
  const { box, say, shut } = draw(words, host.getAttribute('data-teaser-close') || 'Close')
  const root = button.getRootNode() as ShadowRoot
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, look])]
  button.before(box)

  function dismiss(isByKey: boolean) {
    dismissed.add(words)
    remove()
    if (isByKey) button.focus()
  }

  function remove() {
    box.remove()
    host.off('open', remove)
    document.removeEventListener('keydown', pressed)
  }

  const pressed = ({ key }: KeyboardEvent) =>
    key === 'Escape' && dismiss(box.contains(root.activeElement))

  say.onpointerenter = say.onfocus = () => button.onpointerenter?.(new PointerEvent('pointerenter'))
  // A click by the keyboard has no count, and would leave the focus nowhere.
  shut.onclick = ({ detail }) => dismiss(detail === 0)
  say.onclick = ({ detail }) => {
    dismiss(detail === 0)
    void host.open()
  }
  host.on('open', remove)
  document.addEventListener('keydown', pressed)
  signal.addEventListener('abort', remove)
}

function draw(words: string, close: string) {
  const box = document.createElement('section')
  const say = document.createElement('button')
  const shut = document.createElement('button')
  box.part = 'teaser'
  say.className = 'say'
  // Words of another direction than the page's must not run into the room of the button.
  say.append(Object.assign(document.createElement('bdi'), { textContent: words }))
  shut.className = 'close'
  shut.ariaLabel = close
  shut.textContent = '×'
  box.append(say, shut)
  return { box, say, shut }
}

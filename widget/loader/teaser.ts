import type { BellhopElement } from './embed-types.ts'
import { placeCss, teaserCss } from './teaser.css.ts'

/** Teasers the guest has seen off; kept for this page view alone, since nothing may be stored yet. */
const dismissed = new Set<string>()

const [place, look] = [placeCss, teaserCss].map(css => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}) as [CSSStyleSheet, CSSStyleSheet]

/** A few words beside the launcher, once the page itself has loaded. */
export function showTeaser(
  words: string,
  host: BellhopElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
) {
  if (document.readyState !== 'complete')
    return addEventListener('load', () => showTeaser(words, host, button, signal))
  if (signal.aborted || dismissed.has(words) || host.getState().isOpen) return
  const box = document.createElement('section')
  const close = host.getAttribute('data-teaser-close') || 'Close'
  const { say, shut } = draw(box, words, close)
  adopt(button.getRootNode() as ShadowRoot, place)
  button.before(box)

  function dismiss(isByKey: boolean) {
    dismissed.add(words)
    remove()
    if (isByKey) button.focus()
  }

  function remove() {
    box.remove()
    host.off('open', opened)
    document.removeEventListener('keydown', pressed)
  }

  const opened = () => dismiss(false)
  const pressed = ({ key }: KeyboardEvent) =>
    key === 'Escape' && dismiss(host.shadowRoot?.activeElement === box)

  say.onpointerenter = say.onfocus = () => button.onpointerenter?.(new PointerEvent('pointerenter'))
  // A click by the keyboard has no count, and would leave the focus nowhere.
  shut.onclick = ({ detail }) => dismiss(detail === 0)
  say.onclick = ({ detail }) => {
    dismiss(detail === 0)
    void host.open()
  }
  host.on('open', opened)
  document.addEventListener('keydown', pressed)
  signal.addEventListener('abort', remove)
}

function draw(box: HTMLElement, words: string, close: string) {
  const root = box.attachShadow({ mode: 'open' })
  const say = document.createElement('button')
  const shut = document.createElement('button')
  box.part = 'teaser'
  say.className = 'say'
  // Words of another direction than the page's must not run into the room of the button.
  say.append(Object.assign(document.createElement('bdi'), { textContent: words }))
  shut.className = 'close'
  shut.ariaLabel = close
  shut.textContent = '×'
  root.append(say, shut)
  adopt(root, look)
  return { say, shut }
}

function adopt(root: ShadowRoot, sheet: CSSStyleSheet) {
  const others = root.adoptedStyleSheets.filter(each => each !== sheet)
  root.adoptedStyleSheets = [...others, sheet]
}

import { useListener } from '../use-listener.ts'
import { hasSingleKeys } from './single-keys.ts'

type Keys = Record<string, () => void>

/** Keys for the whole dashboard; they rest while someone types. "Control+z" is Command+Z on a Mac. */
export function useKeys(keys: Keys) {
  useListener(['keydown'], event => {
    if (event.altKey || event.isComposing) return
    if (event.defaultPrevented || isTyping(event) || isCovered()) return
    const key = keyOf(event)
    const act = Object.hasOwn(keys, key) && keys[key]
    if (!act || (isSign(event) && !hasSingleKeys())) return
    event.preventDefault()
    act()
  })
}

/** With Caps Lock on, which nothing on the screen tells of, a letter is the same key. */
function keyOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  const sign = key.length === 1 && !shiftKey ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `Control+${sign}` : sign
}

/** A letter, digit or other sign by itself, which can be turned off (WCAG 2.1.4). */
const isSign = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey

/** What lies over the screen has its own keys. `:is` bears with what a browser does not know. */
const isCovered = () => document.querySelector(':is(dialog[open], :popover-open)') !== null

/** What one types into. */
export const typedInto = 'textarea, input:not([type=checkbox], [type=radio])'

/** A select types ahead with letters, but has no use for Escape. */
const isTyping = ({ target, key }: KeyboardEvent) =>
  target instanceof Element && target.matches(key === 'Escape' ? typedInto : `${typedInto}, select`)

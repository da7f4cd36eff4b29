import { render, type VNode } from 'preact'
import type { ConversationEvent } from '../../conversation/state.ts'
import { createAppearance } from './appearance.ts'
import type { ChatOptions } from '../options.ts'
import { Panel } from './panel.tsx'
import type { PanelState } from './talking.ts'
import {
  focusAfter,
  focusNext,
  goOnTyping,
  isTyping,
  keepFocus,
  newestIn,
  showNewest,
  shutOthersOut,
  typedIn,
} from './focus.ts'

/** What a page may style by `::part`, through the loader's shadow root too. */
const parts = 'chat,header,bubble,guest-bubble,piece,chip,composer,field,reply,summary,consent,send'

/** What pages forbid, or make shortcuts of, everywhere but in fields: and they see no field here. */
const guarded = 'keyup keypress mousedown selectstart contextmenu copy cut paste'.split(' ')

/** What was in the field of a chat that is drawn anew, as in another language or theme. */
const halfTyped = new WeakMap<ShadowRoot, string>()

/** Draws the panel into the shadow root and keeps focus and sight on what is new. */
export function createScreen(root: ShadowRoot, options: ChatOptions, retry: () => void) {
  const host = document.createElement('div')
  const appearance = createAppearance(root)
  root.host.setAttribute('exportparts', parts)
  host.inert = true
  root.append(host)
  guard(host)
  host.onwheel = host.ontouchmove = host.onkeydown = keepIn
  let typed = halfTyped.get(root) ?? ''

  function close() {
    host.hidden = true
    options.emit({ is: 'close' })
    options.onClose()
  }

  /** Pages have keys and scrolling of their own, and cannot see that the guest is in a field. */
  function keepIn(event: Event) {
    const { key, keyCode } = event as KeyboardEvent
    if (key === 'Tab' || (key === 'Escape' && options.mode === 'inline')) return
    event.stopPropagation()
    if (key !== 'Escape') return
    // Or a dialog of the page that the chat is in would close with it.
    event.preventDefault()
    // With this code it only gives up a word of an input method.
    if (keyCode !== 229) close()
  }

  return {
    close,
    isShown: () => !host.inert && !host.hidden,
    setAccent: appearance.setAccent,
    draw(state: PanelState, event?: ConversationEvent) {
      const [before, focused] = [newestIn(host), root.activeElement]
      // By the time a reply has been read the guest may be typing the next: the new field takes it over.
      if (event?.is === 'reply') typed = typedIn(host)
      renderWhole(<Panel {...{ options, state, close, retry }} />, host)
      focusNext(host, focused, event)
      goOnTyping(host, typed)
      if (state.is === 'talking') typed = ''
      // To look for the newest, or to focus anything, is to have all of it laid out at once.
      if (!host.inert) shutOthersOut(host)
      if (!host.inert && newestIn(host) !== before) showNewest(host)
    },
    /** A chat that is part of the page waits until the guest turns to it. */
    welcome: () => !host.inert && options.mode !== 'inline' && !isTyping() && focusAfter(host),
    show() {
      host.className = isRight(host, options) ? '' : 'left'
      host.hidden = host.inert = false
      shutOthersOut(host)
      showNewest(host)
    },
    remove() {
      halfTyped.set(root, typedIn(host) || typed)
      appearance.remove()
      host.remove()
    },
  }
}

/** Keeps the page's guards and shortcuts out of the chat, and the focus in one that is the whole screen. */
function guard(host: HTMLElement) {
  for (const each of guarded) host.addEventListener(each, event => event.stopPropagation())
  keepFocus(host)
}

/** Or not at all: Preact would go on from what is half drawn, and nothing of it would be seen. */
function renderWhole(panel: VNode, host: Element) {
  try {
    render(panel, host)
  } catch (error) {
    render(null, host)
    throw error
  }
}

/** The page's direction says where its start is, whatever the chat's own is. */
const isRight = (host: HTMLElement, { position }: ChatOptions) =>
  (position === 'start') === /rtl/.test(getComputedStyle(host).direction)

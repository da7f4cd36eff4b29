import type { ConversationEvent } from '../../conversation/state.ts'

/** Where the guest goes on: the field, or what stands in its place. */
function focusField(host: HTMLElement) {
  const next = host.querySelector<HTMLElement>('.field, .rest')
  next?.focus({ preventScroll: true })
  // So that typing replaces the answer that stands there.
  if (next instanceof HTMLInputElement) next.select()
}

/**
 * The focus must not be lost with the chip, the field or the launcher that was used. A tap on a
 * phone does not raise the keyboard over the chips that follow; typing leaves it where it is.
 */
export function focusAfter(host: HTMLElement, event?: ConversationEvent) {
  const { is = '' } = event ?? {}
  if (/delivered|fill/.test(is)) return
  const typing = /reply|hold|pick|change/.test(is)
  if (typing || !matchMedia('(pointer: coarse)').matches) focusField(host)
  else host.querySelector<HTMLElement>('.scroll')?.focus({ preventScroll: true })
  if (is === 'pick') openPicker(host)
}

/** What had the focus may also go by itself, as the chip “Back” does when its minute is up. */
export function focusNext(host: HTMLElement, had: Element | null, event?: ConversationEvent) {
  if (event) focusAfter(host, event)
  if (had && !host.querySelector(':focus')) focusAfter(host)
}

/** As on a phone: the styles leave it no border there. */
const isWholeScreen = (host: HTMLElement) => !host.firstElementChild?.clientTop

/**
 * From a chat that is the whole screen the focus does not go to the page behind, where nobody would see
 * it. It may go to nothing: a tap beside the field puts the keyboard away.
 */
export function keepFocus(host: HTMLElement) {
  host.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next && isWholeScreen(host) && !host.contains(next as Node)) focusAfter(host)
  })
}

/** Where it is the whole screen there is nothing else to be read, by a screen reader either. */
export function shutOthersOut(host: HTMLElement) {
  const { firstElementChild: panel } = host
  if (panel) panel.ariaModal = isWholeScreen(host) ? 'true' : null
}

/** Somewhere on the page. Our own fields are in a shadow root, and are not seen from there. */
export const isTyping = () => document.activeElement?.matches('input,textarea,[contenteditable]')

/** What the guest has half typed; an answer that stands there to be corrected is not. */
export function typedIn(host: HTMLElement): string {
  const field = textField(host)
  return field && field.value !== field.defaultValue ? field.value : ''
}

export function goOnTyping(host: HTMLElement, typed: string) {
  const field = textField(host)
  if (field && typed) field.value = typed
}

function textField(host: HTMLElement) {
  return host.querySelector<HTMLInputElement | HTMLTextAreaElement>('.field')
}

function openPicker(host: HTMLElement) {
  try {
    host.querySelector<HTMLInputElement>('input[type=date]')?.showPicker()
  } catch {
    // Not without a tap, or not in this browser: the field itself is there to be used.
  }
}

/** What was said last. */
export function newestIn(host: HTMLElement) {
  return host.querySelector<HTMLElement>('.log > :last-child')
}

/**
 * The end of the log, but no further than to what was said last: above a phone's keyboard there is
 * room for little more than the question. Only when there is something new: nobody who reads
 * further up is torn away.
 */
export function showNewest(host: HTMLElement) {
  const newest = newestIn(host)
  newest?.offsetParent?.scrollTo(0, newest.offsetTop - 12)
}

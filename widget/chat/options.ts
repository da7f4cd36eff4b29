import type { BellhopEvents, Fields, MountOptions } from '../loader/embed-types.ts'

/** What the tag says, and what the loader adds to it for the chat. */
export interface Embedding extends Omit<MountOptions, 'exposeData'> {
  /** Present where events may carry answers. */
  exposeData?: string
  /** What the page has set until now. */
  fields: Fields
  /** The site's form, asked for while the chat was on its way; not a form where that failed. */
  form?: Promise<unknown>
  /** The guest closed the panel; the launcher takes the focus back. */
  onClose: () => void
  emit: (event: ChatEvent) => void
}

/** The same, once it is settled. */
export interface ChatOptions extends Embedding {
  locale: string
  /** Those of the element: among them `data-field-*`, which say what the page knows, too. */
  attributes: Iterable<{ name: string; value: string }>
  /** Origin of the Bellhop server, without a slash at the end: where this file is from. */
  base: string
}

/** What the page hears of, with `detail` and name in one. */
type ChatEvent = { [T in keyof BellhopEvents]: { is: T } & BellhopEvents[T] }[keyof BellhopEvents]

/** What the embed may do with a chat it has mounted. */
export interface ChatHandle {
  open: () => void
  close: () => void
  /** The page knows more now: it fills what the guest has not, and other names are custom fields. */
  setFields: () => void
  /** Forgets the conversation and its uid, and begins again. */
  reset: () => void
  /** Takes everything out of the shadow root again. */
  destroy: () => void
}

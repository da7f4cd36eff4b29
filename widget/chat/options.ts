import type { Json } from '../../shared/json.ts'
import type { Value } from '../conversation/state.ts'

/** What the embed knows of the page and asks of the chat. */
export interface Embedding {
  /** Public site key. */
  site: string
  /** BCP 47 locale the guest reads, such as `pt-BR`; without it page and browser decide. */
  locale?: string | undefined
  /** Region of the page's guests, such as `GB`, where the language does not say. */
  country?: string | undefined
  /** Otherwise as the browser has it. */
  theme?: 'light' | 'dark' | 'auto'
  /** `inline` fills the host; all others float beside the launcher (on a phone: the whole screen). */
  mode?: 'bubble' | 'inline' | 'popup'
  /** Where a floating panel stands; `end` is the right in a left-to-right page. */
  position?: 'start' | 'end'
  /** Replaces the first words of the chat. */
  greeting?: string
  /** Where to, when the page is that of one tour. */
  destination?: string
  /** How the page writes numeric dates; without it the locale, browser and time zone decide. */
  dateOrder?: 'dmy' | 'mdy' | 'ymd'
  /** What the guest must agree to before sending; nothing leaves the browser before. */
  consent?: string
  /** What is said when the chat cannot be loaded, such as how else to reach the operator. */
  failed?: string
  /** Linked below the summary. */
  privacyUrl?: string
  /** What the page knows as of now: what it has set, and the `data-field-*` among its attributes. */
  fields: Record<string, Json>
  attributes: Iterable<{ name: string; value: string }>
  /** The site's form, asked for while the chat was on its way; not a form where that failed. */
  form?: Promise<unknown>
  /** Present where events may carry answers. */
  exposeData?: string
  /** The guest closed the panel; the launcher takes the focus back. */
  onClose: () => void
  emit: (event: ChatEvent) => void
}

/** The same, once it is settled. */
export interface ChatOptions extends Embedding {
  locale: string
  /** Origin of the Bellhop server, without a slash at the end: where this file is from. */
  base: string
}

/** What the page may hear of; no event carries an answer unless the embed adds it. */
export type ChatEvent =
  | { is: 'open' }
  | { is: 'close' }
  /** The guest's first reply of a conversation. */
  | { is: 'start' }
  | { is: 'answer'; slot: string; value?: Value }
  | { is: 'saved' }
  | { is: 'queued'; because: 'offline' | 'server' | 'rate' }
  | { is: 'submitted'; reference: string }
  | { is: 'error'; because: 'form' }
  | { is: 'error'; because: 'refused'; fields: string[] }

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

import type { Json } from '../../shared/json.ts'
import type { LeadFieldName } from '../../shared/lead.ts'

/** What the embed knows of the page and asks of the chat. */
export interface ChatOptions {
  /** Public site key. */
  site: string
  /** Origin of the Bellhop server, without a slash at the end. */
  base: string
  /** BCP 47 locale the guest reads, such as `pt-BR`. */
  locale: string
  theme: 'light' | 'dark' | 'auto'
  /** `panel` floats beside the launcher (the whole screen on a phone); `inline` fills the host. */
  layout: 'panel' | 'inline'
  /** Where a floating panel stands; `end` is the right in a left-to-right page. */
  position?: 'start' | 'end'
  /** Replaces the first words of the chat. */
  greeting?: string
  /** Slots the page already knows, such as the destination of a tour's page. */
  presets?: Partial<Record<LeadFieldName, string | number>>
  /** How the page writes numeric dates; without it the locale, browser and time zone decide. */
  dateOrder?: 'dmy' | 'mdy' | 'ymd'
  /** Linked below the summary. */
  privacyUrl?: string
  /** Custom fields as of now: `data-field-*`, `setFields`, and the page the guest is on. */
  fields: () => Record<string, Json>
  /** The guest closed the panel; the launcher takes the focus back. */
  onClose: () => void
  emit: (event: ChatEvent) => void
}

/** What the page may hear of; no event carries an answer unless the embed adds it. */
export type ChatEvent =
  | { is: 'open' }
  | { is: 'close' }
  /** The guest's first reply of a conversation. */
  | { is: 'start' }
  | { is: 'answer'; slot: LeadFieldName; value: string | number | null }
  | { is: 'saved' }
  | { is: 'queued'; because: 'offline' | 'server' | 'rate' }
  | { is: 'submitted'; reference: string }
  | { is: 'error'; because: 'form' | 'refused' }

/** What the embed may do with a chat it has mounted. */
export interface ChatHandle {
  open: () => void
  close: () => void
  /** Puts the focus into the field the guest types in. */
  focus: () => void
  /** Fills slots the guest has not filled; any other name is a custom field. */
  setFields: (fields: Record<string, Json>) => void
  /** Forgets the conversation and its uid, and begins again. */
  reset: () => void
  /** Takes everything out of the shadow root again. */
  destroy: () => void
}

import type { Json } from '../../shared/json.ts'

/**
 * All that a page may know of the widget. Published word for word as `widget/embed.d.ts`, so it
 * imports nothing but the type above, which is put in its place.
 */
export type Fields = Record<string, Json>

/** What the `data-*` attributes of the script tag say, under the names they have in `dataset`. */
export interface MountOptions {
  /** Public site key. */
  site: string
  /** `inline` fills its element; all others float beside the button (on a phone: the whole screen). */
  mode?: 'bubble' | 'inline' | 'popup' | undefined
  /** The corner; `end` is the right of a left-to-right page. */
  position?: 'start' | 'end' | undefined
  /** Opens without the button: `load`, `delay:SECONDS`, `scroll:PERCENT`, `exit` or `click:SELECTOR`. */
  open?: string | undefined
  /** BCP 47 locale the guest reads, such as `pt-BR`; without it page and browser decide. */
  locale?: string | undefined
  /** Region of the page's guests, such as `GB`, where the locale does not say. */
  country?: string | undefined
  theme?: 'auto' | 'light' | 'dark' | undefined
  /** Replaces the first words of the chat. */
  greeting?: string | undefined
  /** Name of the button for screen readers. */
  label?: string | undefined
  /** What is said when the chat cannot be loaded, such as how else to reach the operator. */
  failed?: string | undefined
  /** A few words beside the button. */
  teaser?: string | undefined
  teaserClose?: string | undefined
  /** Where to, when the page is that of one tour. */
  destination?: string | undefined
  /** How the page writes numeric dates; without it the locale, browser and time zone decide. */
  dateOrder?: 'dmy' | 'mdy' | 'ymd' | undefined
  /** What the guest must agree to before sending; nothing leaves the browser before. */
  consent?: string | undefined
  /** Linked below the summary. */
  privacyUrl?: string | undefined
  /** Lets the event `answer` carry the answer. */
  exposeData?: '' | boolean | undefined
}

/** The `detail` of each event, by the event's name without its `bellhop:`. */
export interface BellhopEvents {
  ready: unknown
  open: unknown
  close: unknown
  /** The guest's first reply of a conversation. */
  start: unknown
  /** With `value` only where the page asks for it by `data-expose-data`. */
  answer: { slot: string; value?: string | number | boolean | string[] | null }
  saved: unknown
  queued: { because: 'offline' | 'server' | 'rate' }
  submitted: { reference: string }
  /** Without a reason when the chat could not be fetched; with the names of what was refused. */
  error: { because: 'form' } | { because: 'refused'; fields: string[] } | { because?: never }
}

type Hear<T extends keyof BellhopEvents> = (event: CustomEvent<BellhopEvents[T]>) => void

/** The same for `addEventListener`, by the whole names: they bubble up to the window. */
type EventsByName = {
  [T in keyof BellhopEvents as `bellhop:${T}`]: CustomEvent<BellhopEvents[T]>
}

/** What a page may do with a widget. */
export interface BellhopMethods {
  /** Resolves when the chat stands, or could not be fetched; called again meanwhile, at once. */
  open(): Promise<void>
  close(): void
  toggle(): unknown
  show(): void
  hide(): void
  /** Forgets the conversation and its draft, and begins again; not while a request waits to be sent. */
  reset(): Promise<void>
  /** Takes the widget off the page. */
  destroy(): void
  /** Answers where the form asks for them, else custom fields. */
  setFields(fields: Fields): void
  getState(): { isOpen: boolean }
  setLocale(locale: string): void
  setTheme(theme: string): void
  on<T extends keyof BellhopEvents>(type: T, listener: Hear<T>): void
  once<T extends keyof BellhopEvents>(type: T, listener: Hear<T>): void
  off<T extends keyof BellhopEvents>(type: T, listener: Hear<T>): void
}

/** `<bellhop-chat>` has the methods itself, so that each of several on a page can be spoken to. */
export type BellhopElement = HTMLElement & BellhopMethods

export type Call = (bellhop: Bellhop) => void

/** The script's own widget; a page that comes first leaves its calls in an array of this name. */
export type Bellhop = BellhopElement & {
  push(call: Call): void
  /** Places a widget as another script tag with these `data-*` attributes would. */
  place(attributes: DOMStringMap): Bellhop
}

/** Puts the chat into an element of the page; `destroy` takes it off again. */
export type Mount = (element: HTMLElement, options: MountOptions) => BellhopElement

declare global {
  interface Window {
    Bellhop?: Bellhop | Call[]
  }
  interface HTMLElementTagNameMap {
    'bellhop-chat': BellhopElement
  }
  interface GlobalEventHandlersEventMap extends EventsByName {}
}

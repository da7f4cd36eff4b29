/** Where in the reply (UTF-16 offsets into the text in NFC, `to` exclusive) a reading comes from. */
export interface Span {
  from: number
  to: number
}

/** One interpretation of a reply: sure, one of a few, or a period the guest must narrow down. */
export type Reading<T> =
  | { is: 'value'; value: T; span: Span }
  | { is: 'candidates'; candidates: T[]; span: Span }
  | { is: 'window'; from: string; to: string; span: Span }

/** What a reply holds, by slot. A slot that is absent was not spoken of. Dates are `YYYY-MM-DD`. */
export interface Readings {
  start_date?: Reading<string>
  no_of_days?: Reading<number>
  no_of_adults?: Reading<number>
  no_of_children?: Reading<number>
  children_ages?: Reading<number[]>
  destination?: Reading<string>
  name?: Reading<string>
  phone_number?: Reading<string>
  email?: Reading<string>
}

export type Slot = Exclude<keyof Readings, 'children_ages'>

/** What the reader must know of the guest and the page. */
export interface Context {
  /** BCP 47 locale of the page or the guest, such as `pt-BR`. */
  locale: string
  /** The guest's local day and time, `YYYY-MM-DDTHH:mm:ss`; only its day part matters. */
  now: string
  /** IANA zone of the guest, a hint for the day/month order. */
  timeZone: string
  /** The browser's languages in order of preference, a hint for the day/month order. */
  languages?: readonly string[] | undefined
  /** What the guest has typed before, another hint for it. */
  earlier?: readonly string[] | undefined
  /** The slot that was asked for, when one was. */
  slot?: Slot | undefined
  /** The first day, where it is known and the length is asked for: a day that is said is the last. */
  since?: string | undefined
  /** What the site offers; its own destinations are looked for first. */
  site?:
    | {
        destinations?: readonly string[] | undefined
        dateOrder?: 'dmy' | 'mdy' | 'ymd' | undefined
      }
    | undefined
}

export interface Understanding {
  readings: Readings
  /** The text no reading used, in order, joined by one space. */
  rest: string
}

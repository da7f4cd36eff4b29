/** How far conversations come, in order. */
export const funnelSteps = ['opened', 'started', 'contactable', 'submitted'] as const
type FunnelStep = (typeof funnelSteps)[number]

/** What the widget counts, without saying who: a step, or a question that was asked or left behind. */
export type Step = FunnelStep | `asked:${string}` | `passed:${string}`

/** Days of a period at most; counts are kept as long. */
export const maxDays = 400

/** Characters by which the path of a page is told from others. */
export const maxPathLength = 200

/** The name that pages beyond those told apart have together. */
export const otherPages = '…'

/** Query of `GET /numbers`: days in UTC as YYYY-MM-DD, both included, at most `maxDays` of them. */
export interface NumbersQuery {
  from: string
  to: string
  /** Site key; all sites when it is missing. */
  site?: string
}

export type Funnel = Record<FunnelStep, number>

/** Of the leads received in the period, without unfinished ones and spam. */
export interface LeadNumbers {
  leads: number
  won: number
}

export interface NumbersBody {
  funnel: Funnel
  /** In the order in which guests reached them most. */
  questions: { slot: string; asked: number; passed: number }[]
  totals: LeadNumbers
  /** Every day of the period. */
  days: { day: string; leads: number }[]
  /** Seconds from a request to an operator's first reply. */
  response: { median: number | null; p90: number | null; answered: number; waiting: number }
  sites: ({ site: string } & Funnel & LeadNumbers)[]
  /** The busiest, by path; at most 50. */
  pages: ({ site: string; page: string } & Funnel & LeadNumbers)[]
}

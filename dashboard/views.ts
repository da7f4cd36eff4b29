import type { LeadCountsBody } from '../shared/lead-api.ts'
import { leadStates, type LeadState } from '../shared/lead.ts'

/** The views of the inbox in the order shown, each with the states it shows. */
export const views = {
  inbox: ['new', 'contacted', 'quoted', 'won', 'lost'],
  new: ['new'],
  contacted: ['contacted'],
  quoted: ['quoted'],
  won: ['won'],
  lost: ['lost'],
  partial: ['partial'],
  archived: ['archived'],
  spam: ['spam'],
  all: leadStates,
} as const satisfies Record<string, readonly LeadState[]>

export type ViewName = keyof typeof views
export const viewNames = Object.keys(views) as ViewName[]

export const isView = (name: string): name is ViewName => Object.hasOwn(views, name)

/** How many leads a view shows. */
export function countOf({ counts }: LeadCountsBody, view: ViewName): number {
  const states: readonly LeadState[] = views[view]
  return states.reduce((sum, state) => sum + counts[state], 0)
}

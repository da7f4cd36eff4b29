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

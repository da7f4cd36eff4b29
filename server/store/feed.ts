import type { LeadEvent } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'

type Listener = (event: LeadEvent) => void

/** Tells whoever watches the leads; nothing in it is personal. */
export interface Feed {
  tell(event: LeadEvent): void
  watch(listener: Listener): () => void
  /** Whether anybody watches. */
  isHeard(): boolean
}

export function leadFeed(): Feed {
  const listeners = new Set<Listener>()
  return {
    tell(event) {
      for (const listener of listeners) listener(event)
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isHeard: () => listeners.size > 0,
  }
}

export const changed = ({ id, revision, state, site }: Lead): LeadEvent => ({
  is: 'lead',
  id,
  revision,
  state,
  site,
})

export const erased = ({ id, site }: Pick<Lead, 'id' | 'site'>): LeadEvent => ({
  is: 'erased',
  id,
  site,
})

import { useCallback, useLayoutEffect, useState } from 'preact/hooks'
import type { Selected } from './bulk.ts'
import type { ListedLead } from './listed-lead.ts'
import type { ListQuery } from './list-query.ts'

export interface Selection {
  leads: ReadonlyMap<string, Selected>
  /** All that match were selected, and nothing was changed of that. */
  isAll: boolean
  /** Of those there are more than one may select. */
  isCut: boolean
  /** Somebody without a pointer said that they want to select: a tap does it until they are done. */
  isChoosing: boolean
  /** Something is selected, or about to be. */
  isOn: boolean
  choose(): void
  toggle(id: string): void
  /** From the last one toggled to this one. */
  extend(id: string): void
  /** All that were asked for, unless something was selected or cleared since. */
  take(leads: readonly Selected[], isCut: boolean): void
  /** Those are selected no longer; what has been selected meanwhile stays. */
  drop(ids: ReadonlySet<string>): void
  clear(): void
}

const none = {
  leads: new Map() as ReadonlyMap<string, Selected>,
  isAll: false,
  isCut: false,
  isChoosing: false,
  last: '',
}

/** One by one they are no longer all that match. */
const chosen = (now: typeof none, leads: typeof none.leads, last = now.last) => ({
  ...now,
  leads,
  last,
  isAll: false,
  isCut: false,
})

/** The leads that the next deed is done to; another query begins with none. */
export function useSelection(leads: readonly ListedLead[], query: ListQuery): Selection {
  const [selected, setSelected] = useState(none)
  const clear = useCallback(() => setSelected(none), [])
  // Before the paint: a key that is pressed then is meant for what is seen.
  useLayoutEffect(clear, [query, clear])

  const toggle = (id: string) =>
    setSelected(now => {
      const next = new Map(now.leads)
      const lead = leads.find(each => each.id === id)
      if (!next.delete(id) && lead) next.set(id, lead)
      return chosen(now, next, id)
    })
  const extend = (id: string) =>
    setSelected(now => {
      const from = leads.findIndex(each => each.id === now.last)
      const to = leads.findIndex(each => each.id === id)
      const span = leads.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1)
      const next = new Map([...now.leads, ...span.map(lead => [lead.id, lead] as const)])
      return chosen(now, next, id)
    })
  const take = (all: readonly Selected[], isCut: boolean) => {
    const leads = new Map(all.map(lead => [lead.id, lead]))
    setSelected(now => (now === selected ? { ...now, leads, isAll: true, isCut, last: '' } : now))
  }
  const drop = (ids: ReadonlySet<string>) =>
    setSelected(now => {
      const staying = new Map([...now.leads].filter(([id]) => !ids.has(id)))
      if (staying.size === now.leads.size) return now
      return staying.size === 0 ? none : chosen(now, staying)
    })
  const choose = () => setSelected({ ...none, isChoosing: true })
  const isOn = selected.leads.size > 0 || selected.isChoosing
  return { ...selected, isOn, choose, toggle, extend, take, drop, clear }
}

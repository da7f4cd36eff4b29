import type { LeadFilter } from '../../shared/lead-api.ts'
import type { LeadState } from '../../shared/lead.ts'
import { timeNow } from '../clock.ts'
import { shortDate, todayOf } from '../format/time.ts'
import { isUncontacted, receivedDays } from '../parts/filter-form.ts'
import { locale, say, texts } from '../texts/texts.ts'
import type { Known } from './use-known.ts'

/** One condition of a filter as it is shown, and the filter without it. */
interface FilterPart {
  text: string
  without: LeadFilter
}

type Name = keyof LeadFilter

export function filterParts(filter: LeadFilter, { names, siteNames }: Known): FilterPart[] {
  const { states, owner, site, unread, received_from, received_before } = filter
  const part = (text: string, ...gone: Name[]): FilterPart => ({
    text,
    without: withoutParts(filter, gone),
  })
  const ownerName = owner === null ? texts.owners.nobody : names.get(owner ?? '')
  return [
    ...(unread === undefined ? [] : [part(texts.filter.unread, 'unread')]),
    ...(states ? [part(statesText(states), 'states')] : []),
    ...(owner === undefined ? [] : [part(ownerName ?? texts.owners.former, 'owner')]),
    ...(site === undefined ? [] : [part(siteNames.get(site) ?? site, 'site')]),
    ...(received_from || received_before
      ? [part(receivedText(filter), 'received_from', 'received_before')]
      : []),
    ...(filter.start_from || filter.start_to
      ? [part(startText(filter), 'start_from', 'start_to')]
      : []),
  ]
}

const withoutParts = (filter: LeadFilter, gone: Name[]): LeadFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !gone.includes(name as Name)))

function statesText(states: LeadState[]): string {
  if (isUncontacted({ states })) return texts.filter.uncontacted
  const names = states.map(state => texts.states[state])
  return new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' }).format(names)
}

const receivedText = (filter: LeadFilter) =>
  say(texts.filter.receivedIn, { span: spanText(receivedDays(filter)) })

const startText = ({ start_from, start_to }: LeadFilter) =>
  say(texts.filter.startsIn, { span: spanText({ from: start_from, to: start_to }) })

function spanText({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  const day = (date: string) => shortDate(date, todayOf(timeNow()), locale)
  if (from && to) return from === to ? day(from) : `${day(from)} – ${day(to)}`
  if (from) return say(texts.filter.from, { day: day(from) })
  return to ? say(texts.filter.until, { day: day(to) }) : ''
}

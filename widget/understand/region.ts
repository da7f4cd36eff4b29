import type { Context } from './reading.ts'
import type { Order } from './invert-intl.ts'
import { digitOrder, type Language } from './language.ts'

/** Zones of the one large country that writes the month first. */
const monthFirst = /^(US|America.(New_Y|Chic|Denv|Los|Phoe|Anch|Det)|Pacific.Hon)/

/** Other zones say that the month does not come first; UTC and the like say nothing. */
function orderOfZone(zone: string): Order | undefined {
  if (monthFirst.test(zone)) return 'mdy'
  return /^(?!Am|Et|Pa|US)\w+\//.test(zone) ? 'dmy' : undefined
}

/** A number above 12 settles what a guest is used to, `25/12`, `12/28`: the others are read alike. */
const dayFirst = /(?<![\d./-])(1[3-9]|2\d|3[01])[./-](0?\d|1[0-2])(?!\d)/
const dayLast = /(?<![\d./-])(0?\d|1[0-2])\/(1[3-9]|2\d|3[01])(?!\d)/

/** The ways in which this guest may write digits: page, browser and clock each have a say. */
export function ordersOf(language: Language, context: Context, text: string): readonly Order[] {
  if (context.site?.dateOrder) return [context.site.dateOrder]
  const said = [context.earlier, text].join(' ')
  if (dayFirst.test(said)) return ['dmy']
  if (dayLast.test(said)) return ['mdy']
  const own = language.order
  const others = (context.languages ?? []).filter(locale => locale.includes('-')).map(digitOrder)
  const zone = orderOfZone(context.timeZone)
  // A zone only speaks against an order, or for one where the locale is silent.
  if (zone && (!own || (own === 'mdy') !== (zone === 'mdy')))
    others.push(own === 'ymd' ? own : zone)
  const orders = [...new Set([own, ...others].filter(order => !!order))]
  return orders.length ? orders : ['dmy', 'mdy']
}

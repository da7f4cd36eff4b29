// The two date libraries most used for this, wrapped with the care their documentation asks for.
import parser from 'any-date-parser'
import * as chrono from 'chrono-node'

const parsers = { ...chrono }

const iso = parts =>
  ['year', 'month', 'day'].map(part => String(parts.get(part)).padStart(2, '0')).join('-')

function localeParser(locale) {
  const [language] = locale.split('-')
  if (/^en(-US|-CA|-PH)?$/.test(locale)) return chrono.en
  if (language === 'en') return chrono.en.GB
  return parsers[language]?.parse ? parsers[language] : chrono.en.GB
}

const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5)

/** chrono-node: unsure days become windows, days gone by are refused, a range gives its length. */
export function chronoNode(utterance, { locale, now, nowLocal }) {
  const options = { forwardDate: true }
  const [found] = localeParser(locale).parse(utterance, { instant: now, timezone: 0 }, options)
  if (!found) return {}
  const from = iso(found.start)
  const sure = found.start.isCertain('day') || found.start.isCertain('weekday')
  if (from < nowLocal.slice(0, 10)) return {}
  if (!sure && found.start.isCertain('month'))
    return { ambiguous: { start_date: { from, to: `${from.slice(0, 8)}31` } } }
  const to = found.end && iso(found.end)
  return { start_date: from, ...(to > from && { no_of_days: daysBetween(from, to) + 1 }) }
}

/** any-date-parser reads one date and its pieces; nothing it says is unsure. */
export function anyDateParser(utterance, { locale, nowLocal }) {
  const { year, month, day } = parser.attempt(utterance, locale)
  if (!month || !day) return {}
  const given = [year ?? nowLocal.slice(0, 4), month, day].map(part =>
    String(part).padStart(2, '0'),
  )
  const date = given.join('-')
  if (date >= nowLocal.slice(0, 10)) return { start_date: date }
  return year ? {} : { start_date: `${Number(given[0]) + 1}${date.slice(4)}` }
}

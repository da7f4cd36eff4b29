// Wraps the understanding, as it is built for integrators, in the shape of the corpus's scorer.
import { buildBellhop } from '../bellhop.mjs'

buildBellhop()
const { loadLanguage, understand: read } = await import('../../dist/understand/index.js')
const loaded = new Set()

/** What the scorer calls candidates and windows is `ambiguous` there. */
function inScorersShape(readings) {
  const out = { ambiguous: {} }
  for (const [slot, reading] of Object.entries(readings)) {
    if (slot === 'children_ages') continue
    if (reading.is === 'value') out[slot] = reading.value
    if (reading.is === 'candidates') out.ambiguous[slot] = reading.candidates
    if (reading.is === 'window') out.ambiguous[slot] = { from: reading.from, to: reading.to }
  }
  return out
}

export async function understand(utterance, { locale, nowLocal, timeZone, slot }) {
  if (!loaded.has(locale)) await loadLanguage(locale)
  loaded.add(locale)
  const context = { locale, now: nowLocal, timeZone, ...(slot && { slot }) }
  return inScorersShape(read(utterance, context).readings)
}

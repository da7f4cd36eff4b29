import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { guestIn } from './guest.mjs'

const trip = fileURLToPath(new URL('../../test/e2e/trip.ts', import.meta.url))

/** The guest of the tests, whose page is loaded anew before each answer where it `reloads`; says what is wrong. */
export async function converse({ browser, address, reloads, leads }) {
  const { module } = await runnerImport(trip)
  const guest = guestIn(browser)
  const before = await leads()
  try {
    await browser.open(address)
    await guest.open()
    for (const step of module.steps) {
      if (reloads && step !== module.steps[0]) {
        await browser.open(address)
        await guest.open()
      }
      await module.answerForGood(guest, step)
    }
  } catch (error) {
    return error.message
  }
  const after = await leads()
  const added = after.length - before.length
  if (added !== 1) return `${added} leads`
  const lead = after.find(({ id }) => !before.some(other => other.id === id))
  if (lead.state !== 'new') return `a lead that is ${lead.state}`
  return isDeepStrictEqual(lead.fields, module.fields) ? undefined : JSON.stringify(lead.fields)
}

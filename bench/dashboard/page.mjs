/**
 * The list of all leads in a real browser. Says what it holds when all are loaded, how many frames the
 * browser drops (from its own trace) while it is scrolled slowly and by whole screens, and how long
 * 10,000 leads take to be moved and moved back.
 */
import { launch } from '../browser.mjs'
import { counts } from '../called.mjs'
import { fill } from '../fill.mjs'
import { quantile } from '../statistics.mjs'
import { lead } from './leads.mjs'
import { openSignedIn, startDashboard } from './signed-in.mjs'

const { leads: count } = counts('dashboard/page', { leads: 100_000 })
const server = await startDashboard(store => fill(store, count, lead))
const browser = await launch()
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await openSignedIn(page, `${server.origin}/dashboard/?view=all`)
const session = await page.context().newCDPSession(page)

await loadAll()
console.log(
  `${count} leads loaded: ${await heap()} MiB of heap, ${await page.locator('*').count()} elements`,
)
await scrollTrace()
await bulk()
await browser.close()
await server.stop()

/** Goes to the end of what is loaded until there is no more. */
async function loadAll() {
  await page.evaluate(async () => {
    const rows = document.querySelector('.rows')
    while (document.querySelector('.rows-end')) {
      rows.scrollTo(0, rows.scrollHeight)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  })
}

async function heap() {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 2 ** 20)
}

/**
 * Scrolls slowly, then by whole screens. Frames depend on the machine and what else it does; the
 * main thread's own time a frame does not, and says how much of 16 ms the list takes.
 */
async function scrollTrace() {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const done = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame']
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busy()
  await session.send('Tracing.start', { traceConfig: { includedCategories } })
  const frames = await page.evaluate(async () => {
    const rows = document.querySelector('.rows')
    rows.scrollTo(0, 0)
    const times = []
    let last = await new Promise(requestAnimationFrame)
    console.timeStamp('scrolling')
    for (let n = 0; n < 600; n++) {
      rows.scrollBy(0, n < 300 ? 130 : 5200)
      const now = await new Promise(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    return times
  })
  await session.send('Tracing.end')
  await done
  const cpu = ((await busy()) - before) / 600
  // The first frame of a trace is late by what beginning it takes.
  const began = events.find(({ name }) => name === 'TimeStamp').ts
  const dropped = events.filter(({ name, ts }) => name === 'DroppedFrame' && ts > began).length
  const at = share => quantile(frames, share).toFixed(1)
  console.log(
    `600 frames of scrolling: ${(cpu * 1000).toFixed(1)} ms of the main thread a frame; ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms, ${dropped} dropped in the trace`,
  )
}

/** Seconds of processor time the page's main thread has taken. */
async function busy() {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

async function bulk() {
  await page.goto(`${server.origin}/dashboard/?view=archived`)
  await page.locator('a.row').first().focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText(/^(Newest )?[\d,]{2,} selected$/).waitFor()
  await page.getByLabel('Move to…').selectOption('lost')
  const began = performance.now()
  await page.locator('progress').waitFor()
  await page.getByText(/leads moved to Lost/).waitFor({ timeout: 120_000 })
  const moved = performance.now()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Undone for/).waitFor({ timeout: 120_000 })
  const seconds = milliseconds => (milliseconds / 1000).toFixed(1)
  console.log(
    `all archived leads (at most 10,000) moved in ${seconds(moved - began)} s, and back in ${seconds(performance.now() - moved)} s`,
  )
}

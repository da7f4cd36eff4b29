import { prompt } from './pages.mjs'
import { left, watch } from './probes.mjs'

/** Latency and rates are those of Chromium's own "slow 4G". */
export const conditions = {
  'slow CPU': { cpu: 4 },
  'slow 4G': {
    cpu: 4,
    network: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  },
}

const viewport = { width: 1280, height: 800 }

/** Milliseconds: a page that has loaded comes to rest; a hand gets from the button's edge to a click. */
const rest = 700
const reach = 150

/** One guest with an empty cache: comes, reaches for the chat, clicks, and reads the first prompt. */
export async function visit(browser, address, contender, condition) {
  // No chat's animations are timed: a prompt counts as soon as it is painted in full.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const traffic = await watchTraffic(devtools)
    await slowDown(devtools, conditions[condition])
    await page.addInitScript(watch, prompt)
    await page.goto(address, { waitUntil: 'load' })
    if (contender.launcher) await page.locator(contender.launcher).first().waitFor()
    await page.waitForTimeout(rest)
    const atLoad = {
      ...traffic.sofar(),
      ...(await page.evaluate(left)),
      ...(await costs(devtools)),
    }
    const opened = contender.launcher ? await open(page, contender, traffic) : {}
    return { atLoad, opened }
  } finally {
    await context.close()
  }
}

async function open(page, { launcher }, traffic) {
  const box = await page.locator(launcher).first().boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // What it took to get here, the bench's own questions to the page included, is not the opening's.
  await page.evaluate(() => (document.seen.blocking = 0))
  await page.mouse.move(x, y)
  await page.waitForTimeout(reach)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => document.seen.prompted > 0, undefined, { timeout: 30_000 })
  await page.waitForTimeout(rest)
  const { clicked, prompted, shift, interaction, blocking } = await page.evaluate(
    () => document.seen,
  )
  return { ...traffic.sofar(), prompted: prompted - clicked, shift, interaction, blocking }
}

async function slowDown(devtools, { cpu, network }) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

/** Bodies as they come over the network, of everything but the page; other hosts get no answer. */
async function watchTraffic(devtools) {
  const hosts = new Set()
  const asked = new Set()
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { protocol, hostname } = new URL(request.url)
    if (!protocol.startsWith('http') || type === 'Document') return
    if (['127.0.0.1', 'localhost'].includes(hostname)) asked.add(requestId)
    else hosts.add(hostname)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (asked.has(requestId)) bytes += Number(header(response, 'content-length') ?? 0)
  })
  await devtools.send('Network.enable')
  // Time of the thread itself: what else the machine does meanwhile does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { sofar: () => ({ bytes, requests: asked.size, hosts: hosts.size }) }
}

const header = ({ headers }, name) =>
  Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]

/** Milliseconds of script on the main thread, by its own clock, and what is left on the heap. */
async function costs(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = name => metrics.find(metric => metric.name === name)?.value ?? 0
  const script = (value('ScriptDuration') + value('V8CompileDuration')) * 1000
  return { script, heap: value('JSHeapUsedSize') }
}

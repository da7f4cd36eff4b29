// What a chat costs the page it is on.
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { showBars } from './bars.mjs'
import { buildBellhop, startBellhop } from '../bellhop.mjs'
import { launch } from '../browser.mjs'
import { called, known, number } from '../called.mjs'
import { scratchFolder } from '../disk.mjs'
import { drawChart } from './chart.mjs'
import { contenders, names } from './contenders.mjs'
import { buildFloor } from './floor.mjs'
import { startPages } from './pages.mjs'
import { installRivals } from './rivals.mjs'
import { showFigures, summarise } from './summary.mjs'
import { conditions, visit } from './visit.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const given = {
  runs: { type: 'string', default: '7' },
  only: { type: 'string', default: names.join(',') },
  chart: { type: 'boolean', default: false },
}

const usage = `page-impact [options]
  --runs N    visits of each, by turns; medians are shown (7)
  --only a,b  contenders: ${names.join(', ')}
  --chart     draws the picture of the README anew`

async function main({ runs, only, chart }) {
  buildBellhop()
  const hasRivals = installRivals()
  const pages = await startPages(await buildFloor())
  const bellhop = await startBellhop(scratchFolder(), { BELLHOP_ORIGINS: pages.origin })
  const all = contenders({ ...pages, snippet: bellhop.snippet })
  const possible = all.filter(({ isRival }) => hasRivals || !isRival)
  const chosen = possible.filter(({ name }) => name === 'bare' || only.includes(name))
  const browser = await launch()
  try {
    const cpu = `${cpus().length} x ${cpus()[0].model}`
    console.log(`${runs} runs each, medians; Chromium ${browser.version()}, ${cpu}.`)
    const visits = await visitAll(browser, pages, chosen, runs)
    const figures = summarise(chosen, visits)
    showFigures(figures)
    showBars(figures)
    if (chart) drawChart(figures, `${root}docs/pictures/page-impact.svg`)
  } finally {
    await browser.close()
    await bellhop.stop()
    pages.stop()
  }
}

/** In turn and not one after the other, so that a machine that slows down slows all of them. */
async function visitAll(browser, pages, chosen, runs) {
  const visits = []
  // The first round warms the browser and the servers, and is not counted.
  for (let run = 0; run <= runs; run++)
    for (const condition of Object.keys(conditions))
      for (const contender of chosen) {
        const seen = await visit(browser, pages.serve(contender), contender, condition)
        if (run > 0) visits.push({ name: contender.name, condition, ...seen })
      }
  return visits
}

const parse = ({ runs, only, chart }) => ({ runs: number(runs), only: known(only, names), chart })

await main(called(usage, given, parse))

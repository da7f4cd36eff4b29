import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>
}

/** Of frames axe hears nothing, and waits half a second for each. */
const less: RunOptions = { iframes: false, resultTypes: ['violations'] }
/** What is said to a control to press it is what is read on it (WCAG 2.5.3); axe leaves that out unasked. */
const rules = { 'label-content-name-mismatch': { enabled: true } }
const everything: RunOptions = { ...less, runOnly: tags, rules }
/** All that another scheme of colours can break. */
const colours: RunOptions = { ...less, runOnly: ['color-contrast'] }

/** Each violation as the rule and the element that breaks it, through every shadow root. */
export async function violations(page: Page, options = everything): Promise<string[]> {
  // Evaluated by the debugger, so that the page's policy stays as strict as it is.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    run => (window as unknown as { axe: Axe }).axe.run(document, run),
    options,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  )
}

/** Nothing is being fetched and nothing fades: half faded, every colour is too pale. */
const isAtRest = () =>
  !document.querySelector('[aria-busy="true"]') &&
  document.getAnimations().every(({ playState, effect }) => {
    const ends = effect?.getComputedTiming().endTime !== Infinity
    return playState !== 'running' || !ends
  })

/** Looks at states of a page, small and large, light and dark; keeps what is wrong with them. */
export function watchAxe(page: Page) {
  const wrong: Record<string, string[]> = {}
  return {
    async look(state: string) {
      for (const viewport of sizes)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          await page.waitForFunction(isAtRest)
          const found = await violations(page, colorScheme === 'dark' ? colours : everything)
          if (found.length > 0) wrong[`${state}, ${viewport.width}, ${colorScheme}`] = found
        }
    },
    found: () => wrong,
  }
}

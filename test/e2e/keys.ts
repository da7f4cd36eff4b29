import type { Locator, Page } from 'playwright-core'

/** Further than any two places of one screen are from each other. */
const farthest = 90

/** Where the focus is, and what is wrong with that: nowhere, or not to be seen. */
function lookForFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'the focus is nowhere'
  // A new screen is read from its heading, with which nothing can be done.
  if (focused.matches('h1[tabindex="-1"]')) return undefined
  // A ring may be around the label of a box, beside a hidden input, or around a whole search.
  const around = [focused, focused.parentElement, focused.closest('label, search')]
  const isRinged = [...around, focused.nextElementSibling].some(element => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  })
  if (isRinged || focused.localName === 'iframe') return undefined
  return `no ring around ${focused.outerHTML.slice(0, 120)}`
}

/** For which the focus may be on its way: on a busy machine it follows the key a little later. */
const frames = 30

/** Works a page by keys alone, and looks for the focus before each of them. */
export function keysOf(page: Page) {
  const wrong: string[] = []
  const look = async (before: string) => {
    let found = await page.evaluate(lookForFocus)
    for (let frame = 0; found && frame < frames; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      found = await page.evaluate(lookForFocus)
    }
    if (found) wrong.push(`${new URL(page.url()).pathname}, before ${before}: ${found}`)
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await look(key)
      await page.keyboard.press(key)
    }
  }
  const walk = async (key: string, wanted: Locator) => {
    await wanted.first().waitFor()
    // Found once: to look for a role and a name reads all of the page.
    const place = await wanted.first().elementHandle()
    for (let steps = 0; steps < farthest; steps++) {
      await press(key)
      if (await page.evaluate(element => element === document.activeElement, place)) return
    }
    throw new Error(`${key} does not lead to ${String(wanted)}`)
  }
  return {
    press,
    async type(text: string) {
      await page.waitForFunction(() => document.activeElement?.matches('input, textarea'))
      await look(text)
      await page.keyboard.insertText(text)
    },
    /** By the Tab key, as often as it takes. */
    to: (wanted: Locator) => walk('Tab', wanted),
    back: (wanted: Locator) => walk('Shift+Tab', wanted),
    found: () => wrong,
  }
}

export const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.first().evaluate(element => element === document.activeElement)

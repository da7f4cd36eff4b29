import type { Page } from 'playwright-core'

/**
 * Adds up what web vitals call CLS, of the page itself: shifts that the guest has not brought about.
 * What moves in the chat answers the guest, but perhaps after the half second that counts as such.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0 })
    // Of what is in a shadow root the browser tells no node.
    type Moved = { sources: { node: Node | null | undefined }[] }
    type Shift = PerformanceEntry & Moved & { value: number; hadRecentInput: boolean }
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && sources.some(({ node }) => node)) seen.shifts += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What the browser holds after it has thrown away what nobody refers to. */
export async function held(page: Page): Promise<{ nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string) => metrics.find(metric => metric.name === name)!.value
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

export const drawn = (node: Element) => {
  const { display, fontSize } = getComputedStyle(node)
  return [display, fontSize]
}

/** How every element of the chat is drawn, and where. */
export function looks(page: Page): Promise<Record<string, unknown>[]> {
  return page.getByRole('dialog').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('*')].map(node => {
      const { x, y, width, height } = node.getBoundingClientRect()
      const drawn = getComputedStyle(node)
      const style = Object.fromEntries([...drawn].map(name => [name, drawn.getPropertyValue(name)]))
      return { node: node.localName, x, y, width, height, ...style }
    }),
  )
}

/** Role and name of the element that has the focus, in whichever shadow root it is. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let node = document.activeElement
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement
    const role = node?.matches('input, textarea') ? 'textbox' : (node?.localName ?? '')
    return `${role} ${node?.ariaLabel ?? node?.textContent ?? ''}`
  })
}

/** As far as a guest would go to find it. */
export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused(page)) === `button ${name}`) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not get to “${name}”`)
}

/** What a screen reader finds on the page, text by text. */
export async function accessibleTexts(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value)
}

/** Notes what a screen reader would hear of a live region. */
export function heardBy(log: Element) {
  const { heard } = Object.assign(window, { heard: [] as string[] })
  new MutationObserver(records => {
    for (const { type, addedNodes } of records)
      if (type === 'characterData') heard.push('changed')
      else heard.push(...[...addedNodes].map(node => node.textContent ?? ''))
  }).observe(log, { childList: true, subtree: true, characterData: true })
}

/** Each is removed once its chat has asked its first question. */
export function mountAndUnmount(page: Page, site: string, times: number) {
  return page.evaluate(
    async ([key, count]) => {
      for (let mounted = 0; mounted < count; mounted++) {
        const chat = document.createElement('bellhop-chat')
        chat.setAttribute('site', key)
        document.body.append(chat)
        while (!talks(chat)) await new Promise(requestAnimationFrame)
        chat.remove()
      }

      function talks({ shadowRoot }: Element): boolean {
        const inner = [...(shadowRoot?.querySelectorAll('*') ?? [])]
        return inner.some(node => node.matches('[role=log]') || talks(node))
      }
    },
    [site, times] as const,
  )
}

/** Counts calls of `focus`: even in what is inert, each has the whole page laid out at once. */
export function countFocusing() {
  const { focus } = HTMLElement.prototype
  const seen = window as unknown as { focusings: number }
  seen.focusings = 0
  HTMLElement.prototype.focus = function (options) {
    seen.focusings++
    focus.call(this, options)
  }
}

export const focusings = () => (window as unknown as { focusings: number }).focusings

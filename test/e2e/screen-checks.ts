import type { Page } from 'playwright-core'

/** Adds up the shifts of a page's layout from its first paint on. */
export function watchShifts() {
  const seen = Object.assign(window, { shifts: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.shifts += (entry as LayoutShift).value
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & { value: number }

/** What has been counted once all that is on its way is drawn. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number }).shifts
  })

const drawn = ['display', 'margin', 'padding', 'border', 'background-color', 'color', 'opacity']
const written = ['font', 'max-width', 'overflow-wrap', 'text-wrap']

/** How what is on a screen is drawn, each way once. */
export const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    names => {
      const looks = Array.from(document.querySelectorAll('main *'), element => {
        const style = getComputedStyle(element)
        const values = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
        return [element.localName, element.getAttribute('class'), ...values].join('; ')
      })
      return [...new Set(looks)].toSorted()
    },
    [...drawn, ...written],
  )

/** How wide a screen is with all that would have to be scrolled sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page
    .locator('html, .inbox, .lead, .section')
    .evaluateAll(parts => Math.max(...parts.map(({ scrollWidth }) => scrollWidth)))

/** What a careful auditor would say of a screen as it stands; nothing when all is well. */
function audit({ isPhone }: { isPhone: boolean }): string[] {
  const said: string[] = []
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
  }
  const name = (element: Element) => element.outerHTML.slice(0, 90)
  const { documentElement: root } = document
  if (!root.lang) said.push('no language')
  if (root.scrollWidth > innerWidth) said.push(`${root.scrollWidth} pixels wide`)
  for (const wanted of ['meta[name=viewport]', 'meta[name=theme-color]', 'link[rel=manifest]'])
    if (!document.head.querySelector(wanted)) said.push(`no ${wanted}`)
  for (const image of document.querySelectorAll('img'))
    if (!image.hasAttribute('width') || !image.hasAttribute('height')) said.push(name(image))

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !isSeen(element)) continue
    if (parseFloat(getComputedStyle(element).fontSize) < 12) said.push(`small: ${name(element)}`)
  }
  const targets = 'a[href], button, input, select, textarea, summary'
  for (const target of document.querySelectorAll(targets)) {
    // A box or a file is chosen by its label as well.
    const touched = target.closest('label') ?? target
    const { width, height } = touched.getBoundingClientRect()
    if (!isSeen(touched) || !isSeen(target)) continue
    const least = isPhone && target.matches('.button-main') ? 44 : 24
    if (width < 24 || height < least) said.push(`${width} by ${height}: ${name(target)}`)
  }
  return said
}

/** The words on controls that do not fit into them, as they stand. */
function cutWords(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  const widthOf = (text: string, font: string) => {
    if (pen) pen.font = font
    return pen?.measureText(text).width ?? 0
  }
  const cut: string[] = []
  for (const control of document.querySelectorAll(
    'button, .button, [role=tab], label, th, h1, h2',
  )) {
    const { scrollWidth, clientWidth, textContent } = control as HTMLElement
    const isInline = getComputedStyle(control).display === 'inline'
    if (!control.checkVisibility() || isInline || clientWidth < 2) continue
    if (scrollWidth > clientWidth + 1) cut.push(`cut: ${textContent.trim()}`)
  }
  for (const select of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(select)
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const text = select.selectedOptions[0]?.textContent ?? ''
    // One that is not seen lies over words of its own.
    if (!select.checkVisibility() || opacity === '0') continue
    if (widthOf(text, font) > room + 1) cut.push(`cut: ${text}`)
  }
  return cut
}

export const cutWordsOf = (page: Page) => page.evaluate(cutWords)

export const auditOf = (page: Page, isPhone: boolean) => page.evaluate(audit, { isPhone })

/** The words of a line as they stand from left to right. */
export const wordsAsSeen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(line => {
      const words: { text: string; left: number }[] = []
      const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        for (const { 0: text, index } of (node.textContent ?? '').matchAll(
          /[^\s·,\u2068\u2069]+/g,
        )) {
          const word = document.createRange()
          word.setStart(node, index)
          word.setEnd(node, index + text.length)
          words.push({ text, left: word.getBoundingClientRect().left })
        }
      return words.sort((one, other) => one.left - other.left).map(({ text }) => text)
    })

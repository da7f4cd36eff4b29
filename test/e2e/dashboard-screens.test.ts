import { expect, test } from 'vitest'
import { en, type Texts } from '../../dashboard/texts/en.ts'
import { es } from '../../dashboard/texts/es.ts'
import { later as laterEn, type LaterTexts } from '../../dashboard/texts/later-en.ts'
import { later as laterEs } from '../../dashboard/texts/later-es.ts'
import type { SitesBody } from '../../shared/site-api.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { still } from '../support/browser.ts'
import { stopClock } from '../support/hold.ts'
import { auditOf, cutWordsOf, looksOf, shiftsOf, watchShifts, widthOf } from './screen-checks.ts'

const english = { ...en, ...laterEn }

/** The narrow screen speaks the language of the longer words. */
const kinds = [
  {
    texts: { ...es, ...laterEs },
    locale: 'es-ES',
    width: 375,
    height: 812,
    hasTouch: true,
    isMobile: true,
  },
  { texts: english, locale: 'en-GB', width: 1440, height: 900, hasTouch: false, isMobile: false },
]

const dashboard = sharedDashboard()

/** What there is to see on each screen once it is there. */
const screensOf = (texts: Texts & LaterTexts, lead: string, site: string) => ({
  '': 'The backwaters of Kerala',
  [`leads/${lead}`]: texts.lead.source,
  numbers: texts.numbers.perDay,
  transfer: texts.counts.leads.other.replace('{count}', '5'),
  sites: texts.siteList.noOrigins,
  [`sites/${site}`]: texts.laterReasons.last_site,
  team: texts.team.noInvitations,
  tokens: texts.tokens.none,
  account: texts.account.current,
})

async function newestOfFive() {
  const email = 'asha.rao@example.com'
  for (const destination of ['Goa', 'Bali', 'Hampi', 'Kyoto', 'The backwaters of Kerala'])
    await dashboard.receive({ email, destination })
  const [lead] = await dashboard.leads()
  return lead
}

test('what is chosen, unread or said in passing can be told where the reader sets all colours', async () => {
  for (const name of ['Asha Rao', 'Jörg Müller']) await dashboard.receive({ name })
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const { page } = await dashboard.open('', { ...still, forcedColors: 'active' })
  /** What is seen of an edge: nothing where it is of the colour of the ground. */
  const edgeOf = (selector: string, side: 'left' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => {
        const style = getComputedStyle(element)
        const colour = style.getPropertyValue(`border-${side}-color`)
        const width = style.getPropertyValue(`border-${side}-width`)
        const ground = getComputedStyle(document.documentElement).backgroundColor
        return colour === ground ? '0px' : width
      }, side)
  await page.getByText('Asha Rao').waitFor()
  const dot = await page
    .locator('.is-unread .row-name')
    .first()
    .evaluate(name => getComputedStyle(name, '::before').backgroundColor)
  const ground = await page.locator('html').evaluate(html => getComputedStyle(html).backgroundColor)
  expect(dot).not.toBe(ground)
  await page.getByText('Asha Rao').click()
  await page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
  expect(await edgeOf('.row[aria-current]', 'left')).toBe('4px')
  expect(await edgeOf('.row:not([aria-current])', 'left')).toBe('0px')
  // What is said of it does not pass while it is looked at.
  await stopClock(page)
  await page.keyboard.press('2')
  await page.getByText('Asha Rao moved to Contacted').waitFor()
  expect(await edgeOf('.toast', 'left')).toBe('1px')
  expect(await edgeOf('.toast-action', 'left')).toBe('1px')
  expect(await edgeOf('.view[aria-current]', 'left')).toBe('2px')
  expect(await edgeOf('.view:not([aria-current])', 'left')).toBe('0px')
  await page.clock.resume()
  await page.goto(dashboard.url('numbers'))
  await page.getByText(english.numbers.perDay).waitFor()
  expect(await edgeOf('.segments :checked + span', 'left')).toBe('2px')
  expect(await edgeOf('.segments :not(:checked) + span', 'left')).toBe('0px')
  await page.goto(dashboard.url('transfer'))
  await page.getByRole('checkbox', { name: en.states.quoted }).check()
  expect(await edgeOf('.chip:has(:checked)', 'left')).toBe('2px')
  expect(await edgeOf('.chip:not(:has(:checked))', 'left')).toBe('1px')
  await page.goto(dashboard.url(`sites/${sites[0]?.key}`))
  await page.getByRole('tab', { name: 'General' }).waitFor()
  expect(await edgeOf('.tab[aria-selected=true]', 'bottom')).toBe('2px')
  expect(await edgeOf('.tab[aria-selected=false]', 'bottom')).toBe('0px')
  await page.getByRole('tab', { name: 'Form' }).click()
  const dots = page.locator('.grip').first()
  expect(await dots.evaluate(grip => getComputedStyle(grip).backgroundImage)).not.toBe('none')
})

test('on every screen Tab comes first to the way to the content, and the title of a dialog is as large over a section as over the leads', async () => {
  await newestOfFive()
  const { page } = await dashboard.open('', still)
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
  const sizes = new Set<string>()
  for (const [path, text, opener] of [
    ['', 'The backwaters of Kerala', en.filter.filter],
    ['team', english.team.noInvitations, english.team.invite],
  ] as const) {
    await page.goto(dashboard.url(path))
    await page.getByText(text).first().waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe(english.shell.skip)
    await page.getByRole('button', { name: opener }).click()
    sizes.add(await title.evaluate(each => getComputedStyle(each).font))
  }
  expect([...sizes]).toHaveLength(1)
})

test('the sign of a state can be made out on the row of the open lead, light or dark', async () => {
  const { page } = await dashboard.open('', still)
  const sign = page.locator('.row[aria-current] .glyph')
  for (const state of ['contacted', 'archived', 'spam', 'lost']) {
    await dashboard.receive({ client_request_uid: state })
    const [lead] = await dashboard.leads()
    await dashboard.ask('PATCH', `/leads/${lead?.id}`, { state })
    await page.goto(dashboard.url(`leads/${lead?.id}?view=all`))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Of a sign that is only drawn 3 to 1 is asked (WCAG 1.4.11).
      const contrast = await sign.evaluate(contrastOf)
      expect(contrast, `${state}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
    }
  }
})

/** Of what is drawn with a line to the ground that the row around it has. */
function contrastOf(drawn: Element): number {
  const luminance = (colour: string) => {
    const parts = colour.match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = parts.map(part => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const row = drawn.closest('.row')
  const line = luminance(getComputedStyle(drawn).stroke)
  const ground = luminance(row ? getComputedStyle(row).backgroundColor : '')
  return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
}

test('no screen of the dashboard shifts while it loads, is too wide, cuts a word, or has what is too small to hit or read', async () => {
  const lead = await newestOfFive()
  // The longest state, and beside it a button.
  await dashboard.ask('PATCH', `/leads/${lead?.id}`, { state: 'quoted' })
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const found: Record<string, unknown> = {}
  const titles = new Set<string>()
  for (const { texts, width, height, ...device } of kinds) {
    const { locale } = device
    const viewport = { width, height }
    const { page, complaints } = await dashboard.open('account', { ...still, ...device, viewport })
    await page.addInitScript(watchShifts)
    const screens = screensOf(texts, `${lead?.id}`, `${sites[0]?.key}`)
    for (const [path, text] of Object.entries(screens)) {
      await page.goto(dashboard.url(path))
      await page.getByText(text).first().waitFor()
      await page.waitForLoadState('load')
      await expect.poll(() => page.title()).toContain('·')
      titles.add(locale + (await page.title()).replace(/^\(\d+\) /, ''))
      const said = await auditOf(page, device.isMobile)
      const shifts = await shiftsOf(page)
      if (shifts >= 0.01) said.push(`shifts by ${shifts}`)
      said.push(...(await cutWordsOf(page)))
      // The last is a phone of 375 whose letters are twice as large: all lengths grow with them.
      for (const narrow of [320, 188]) {
        await page.setViewportSize({ width: narrow, height })
        said.push(...(await cutWordsOf(page)))
        const wide = await widthOf(page)
        if (wide > narrow) said.push(`${wide} pixels wide on a screen of ${narrow}`)
      }
      await page.setViewportSize(viewport)
      if (said.length > 0) found[`${path}, ${width}`] = said
    }
    expect(complaints).toEqual([])
  }
  expect(found).toEqual({})
  // A site is one of the sites; every other screen has a name of its own in each language.
  expect(titles.size).toBe(2 * (Object.keys(screensOf(english, 'lead', 'site')).length - 1))
})

test('a screen looks the same whichever was open before it', async () => {
  const lead = await newestOfFive()
  // Opened, it is drawn as one that was read.
  await dashboard.askSignedIn('PATCH', `/leads/${lead?.id}`, { unread: false })
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const screens = Object.entries(screensOf(english, `${lead?.id}`, `${sites[0]?.key}`))
  const { page } = await dashboard.open('', still)
  const arrived = async (text: string) => {
    await page.locator('main').getByText(text).first().waitFor()
    // The chart is drawn by what is fetched behind the numbers.
    const pending = page.locator('.skeleton, .chart:not(:has(canvas))')
    await expect.poll(() => pending.count()).toBe(0)
  }
  const alone = new Map<string, string[]>()
  for (const [path, text] of screens) {
    await page.goto(dashboard.url(path))
    await arrived(text)
    alone.set(path, await looksOf(page))
  }
  await page.goto(dashboard.url('sites'))
  await arrived(english.siteList.noOrigins)
  for (const [path, text] of screens) {
    await page.evaluate(path => {
      history.pushState(null, '', `/dashboard/${path}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await arrived(text)
    await expect.poll(() => looksOf(page), { message: path }).toEqual(alone.get(path))
  }
})

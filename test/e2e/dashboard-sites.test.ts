import { expect, test } from 'vitest'
import type { SiteBody } from '../../shared/site-api.ts'
import { newPage, still } from '../support/browser.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { plainPage } from '../support/embed.ts'
import { startOrigin } from '../support/origin.ts'
import { watchAxe } from './axe.ts'
import { comeBack } from './desk.ts'
import { addQuestion, button, editorOf, save, tab } from './site-editor.ts'

const dashboard = sharedDashboard({ BELLHOP_ORIGINS: 'https://www.palm.example' })
const { atSite, openEditor } = editorOf(dashboard)

test('the list of sites leads to the snippet, parts its entries by one line, and has what another owner does meanwhile', async () => {
  const { site } = await atSite()
  const { page } = await dashboard.open('sites', still)
  await page.getByText('the snippet to paste into them').waitFor()
  const entry = page.locator('.entries a').first()
  await entry.waitFor()
  const lines = await entry.evaluate(link =>
    [link, link.parentElement!].map(each => getComputedStyle(each).borderBottomWidth),
  )
  expect(lines.sort()).toEqual(['0px', '1px'])
  const pine = await dashboard.askSignedIn('POST', '/sites', { brand: 'Pine' })
  await comeBack(page)
  await page.getByText('Pine').waitFor()
  await dashboard.askSignedIn('DELETE', `/sites/${(pine.body as SiteBody).site.key}`)

  await entry.click()
  await tab(page, 'Snippet')
  await page.getByText(`data-site="${site}"`).first().waitFor()
})

test('a part of a site has an address of its own: a reload stays there, and back leads to the list', async () => {
  const { page } = await openEditor(await atSite())
  await page.getByText('All sites').click()
  await page.locator('.section a').first().click()
  await tab(page, 'Look')
  await tab(page, 'Destinations')
  await page.reload()
  await page.getByRole('textbox', { name: 'Destinations' }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Destinations')
  await page.goBack()
  await page.getByRole('heading', { name: 'Sites' }).waitFor()
})

test('of several lines the one that is wrong is named, an address, a destination or an option; of a copied address the origin is kept', async () => {
  const { page } = await openEditor(await atSite())
  const pages = page.getByLabel('Allowed pages')
  await pages.fill('https://www.example.com\nhttp://shop.example/trips\nexample.com')
  await page.getByText('“http://shop.example” is not the address').waitFor()
  await pages.fill('https://www.example.com\nexample.com')
  await page.getByText('what follows the domain is left out').waitFor()
  await pages.fill('https://www.example.com/trips/\nhttps://example.com')
  await save(page)
  await expect.poll(() => pages.inputValue()).toBe('https://www.example.com\nhttps://example.com')

  const long = 'The backwaters of Kerala '.repeat(3)
  await tab(page, 'Destinations')
  await page.getByRole('textbox', { name: 'Destinations' }).fill(`Goa\n${long}`)
  const named = '“The backwaters of Kerala The b…” has 75 characters;'
  await page.getByText(`${named} 50 at most.`).waitFor()
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Where to?')
  await page.getByLabel('Options, one per line').fill(`Goa\n${long}`)
  await page.getByRole('tab', { name: 'Form' }).focus()
  await page.getByText(`${named} 60 at most.`).waitFor()
})

test('a snippet is selected where the browser will not copy it, and says so where it works on this computer alone', async () => {
  const place = await atSite()
  const { page, complaints } = await openEditor(place)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const hint = page.getByText('BELLHOP_PUBLIC_URL')
  await tab(page, 'Snippet')
  await hint.waitFor()
  await button(page, /^Copy: Paste this before/).click()
  await page.getByText('Your browser did not let Bellhop copy it.').waitFor()
  const shown = await page.getByText(`data-site="${place.site}"`).first().textContent()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(shown)
  expect(complaints).toEqual([])

  await page.route(`**/api/v1/sites/${place.site}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(
      new URL(page.url()).origin,
      'https://palm.example',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.reload()
  await page.getByText('https://palm.example/widget').first().waitFor()
  expect(await hint.count()).toBe(0)
})

test('on a phone no field of a site is so small that the page is zoomed into', async () => {
  const { site } = await atSite()
  const phone = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true }
  const { page } = await dashboard.open(`sites/${site}`, { ...still, ...phone })
  for (const part of ['General', 'Look and words', 'Destinations', 'Form']) {
    await page.getByRole('tab', { name: part }).tap()
    await page.getByRole('tab', { name: part, selected: true }).waitFor()
    if (part === 'Form') await button(page, /^E-mail/).tap()
    const fields = page.locator('.site-part .input')
    await fields.first().waitFor()
    const sizes = await fields.evaluateAll(all =>
      all.map(each => parseFloat(getComputedStyle(each).fontSize)),
    )
    expect(Math.min(...sizes), part).toBeGreaterThanOrEqual(16)
  }
})

test('on a phone every part of a site is in sight, and whoever walks through the form by keyboard finds it reach down to the edge', async () => {
  const { page } = await openEditor(await atSite())
  await page.setViewportSize({ width: 320, height: 700 })
  for (const part of await page.getByRole('tab').all()) {
    const { x, width } = (await part.boundingBox())!
    expect(x + width).toBeLessThan(320)
  }
  await page.setViewportSize({ width: 375, height: 640 })
  await tab(page, 'Form')
  await button(page, /^E-mail/).click()
  const foot = async () => {
    const { y, height } = (await page.locator('.site-frame').boundingBox())!
    return y + height
  }
  for (let stops = 0; stops < 12; stops++) {
    expect(await foot()).toBe(640)
    await page.keyboard.press('Tab')
  }
})

test('a site of another colour says what makes the button of its pages of that colour', async () => {
  const place = await atSite()
  const { page: owner } = await openEditor(place)
  const offered = owner.getByText('--bellhop-accent')
  await tab(owner, 'Snippet')
  await owner.getByText('data-site').first().waitFor()
  expect(await offered.count()).toBe(0)
  await tab(owner, 'Look')
  await owner.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#ffee00')
  await save(owner)
  await tab(owner, 'Snippet')
  const line = (await offered.textContent()) ?? ''
  await owner.goto(dashboard.url())
  await offered.waitFor()
  expect(await offered.textContent()).toBe(line)

  const tag = `<script async src="${dashboard.server().origin}/widget/v1.js" data-site="${place.site}"></script>`
  const url = await startOrigin({
    '/without': { html: plainPage(tag) },
    '/with': { html: plainPage(line + tag) },
  })
  const { page: guest } = await newPage(still)
  const colourOn = async (path: string) => {
    await guest.goto(url + path)
    const launcher = guest.locator('bellhop-chat [part=launcher]')
    return launcher.evaluate(button => getComputedStyle(button).backgroundColor)
  }
  expect(await colourOn('/without')).toBe('rgb(15, 118, 110)')
  expect(await colourOn('/with')).toBe('rgb(255, 238, 0)')
})

test('the only site is not offered for removal, another is, and its address says so', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  await page.getByText('The only site cannot be removed').waitFor()
  expect(await button(page, 'Remove this site').count()).toBe(0)
  await page.getByText('All sites').click()
  await button(page, 'New site').click()
  await page.getByRole('dialog').getByRole('textbox').fill(' ')
  await page.keyboard.press('Enter')
  await page.getByText('This cannot be empty.').waitFor()
  await page.getByRole('dialog').getByRole('textbox').fill('Palm')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Palm' }).waitFor()
  const address = page.url()
  await button(page, 'Remove this site').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this site' }).click()
  await page.getByText('Palm removed').waitFor()
  await page.goto(address)
  await page.getByText('This site does not exist.').waitFor()
})

test('axe finds nothing in the sites and their editor, small or large, light or dark', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const { look, found } = watchAxe(page)
  await page.getByLabel('Allowed pages').fill('http://nope.example')
  await page.getByText('Only localhost may do without').waitFor()
  await look('general, with something wrong')
  await tab(page, 'Look')
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#0b1020')
  await page.getByText('This is very dark').waitFor()
  await look('look')
  await tab(page, 'Destinations')
  await look('destinations')
  await tab(page, 'Form')
  await button(page, 'Add a question').click()
  await look('add a question')
  await page.getByRole('dialog').getByRole('button', { name: 'Several options' }).click()
  await look('a question')
  await tab(page, 'Snippet')
  await page.getByText('For guests without JavaScript').click()
  await look('snippet')
  await page.setViewportSize({ width: 375, height: 812 })
  await button(page, 'Preview').click()
  await look('preview')
  await button(page, 'Close the preview').click()
  await page.getByText('All sites').click()
  await look('list')
  await button(page, 'New site').click()
  await look('new site')
  expect(found()).toEqual({})
})

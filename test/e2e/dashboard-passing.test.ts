import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedDashboard } from '../support/dashboard.ts'
import { stopClock } from '../support/hold.ts'
import { deskOf, row, told } from './desk.ts'

const dashboard = sharedDashboard()
const { atDesk } = deskOf(dashboard)

/** What is said of it does not pass while it is looked at. */
async function markContacted(page: Page) {
  const mark = page.getByRole('button', { name: 'Mark contacted' })
  await mark.waitFor()
  await stopClock(page)
  await mark.click()
  await told(page, /moved to Contacted/)
}

test('beside the list nothing said in passing lies over a note that is being written', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.getByText('Goa').first().click()
  const note = page.getByRole('textbox', { name: 'Add note' })
  await note.fill('Calls back on Monday.')
  await markContacted(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  for (const width of [760, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const { x = 0 } = (await page.locator('.lead').boundingBox()) ?? {}
    for (const said of ['.toast', '.offline p']) {
      const box = await page.locator(said).boundingBox()
      expect(box!.x + box!.width).toBeLessThan(x)
    }
  }
})

test('on a phone nothing said in passing lies over what is at the end of a page', async () => {
  const guests = Array.from({ length: 14 }, (_, n) => ({ name: `Guest ${n}` }))
  const { page } = await atDesk(...guests)
  await page.setViewportSize({ width: 375, height: 640 })
  const isClear = async (scrolled: string, last: Locator) => {
    await last.last().waitFor()
    await page.locator(scrolled).evaluate(area => area.scrollTo(0, area.scrollHeight))
    const [toast, control] = [
      await page.locator('.toast').boundingBox(),
      await last.last().boundingBox(),
    ]
    return control!.y + control!.height <= toast!.y
  }
  await page.getByText('Guest 13').click()
  await markContacted(page)
  expect(await isClear('.lead', page.getByRole('button', { name: 'Erase…' }))).toBe(true)
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await isClear('.rows', page.locator('.row'))).toBe(true)
  await page.clock.resume()
  await page.goto(dashboard.url('account'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira')
  await stopClock(page)
  await page.keyboard.press('Enter')
  await told(page, 'Saved')
  expect(await isClear('.section', page.locator('.section').getByRole('button'))).toBe(true)
})

test('on a phone what is said in passing lies over no button of an open field, and stays where it is while it is pressed', async () => {
  const { page } = await atDesk({ destination: 'Goa' })
  await page.setViewportSize({ width: 375, height: 640 })
  await page.getByText('Goa').first().click()
  await markContacted(page)
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  for (const name of ['Save', 'Cancel']) {
    const button = page.getByRole('button', { name, exact: true })
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    // As low as it can be while it is wholly in sight.
    await page.setViewportSize({ width: 375, height: Math.ceil(y + height) + 8 })
    expect(await button.evaluate(isUncovered)).toBe(true)
  }
  expect(await page.locator('.toast').isVisible()).toBe(true)

  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await page.setViewportSize({ width: 375, height: 640 })
  await page.getByRole('textbox', { name: 'Add note' }).focus()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await page.clock.resume()
  await page.mouse.down()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await told(page, /^Undone$/)
})

test('what is said in passing passes, though what was said before went away under the pointer', async () => {
  const { page } = await atDesk({ name: 'Inês' }, { name: 'Asha' })
  await page.clock.install()
  await page.getByRole('link', { name: 'Sites' }).click()
  await page.getByRole('main').getByRole('link').first().click()
  await page.getByLabel('Brand').fill('Palm & Passport')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('Changes discarded').hover()
  // Only the site's own screen could take it back.
  await page.goBack()
  await page.locator('.toast').waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'Inbox' }).press('Enter')
  await row(page, 'Asha').press('e')
  await told(page, /moved to Archived/)
  await page.clock.fastForward('00:10')
  await page.locator('.toast').waitFor({ state: 'detached' })
})

function isUncovered(node: Element) {
  const { x, y, width, height } = node.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === node
}

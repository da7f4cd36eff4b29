import { expect, test } from 'vitest'
import { texts } from '../../widget/locales/en.ts'
import { sharedDashboard } from '../support/dashboard.ts'
import { hold, stopClock } from '../support/hold.ts'
import { addQuestion, editorOf, tab } from './site-editor.ts'

const dashboard = sharedDashboard({ BELLHOP_ORIGINS: 'https://www.palm.example' })
const { atSite, openEditor } = editorOf(dashboard)

test('the preview is the real widget with the unsaved settings, and sends nothing', async () => {
  const place = await atSite()
  const { page, complaints } = await openEditor(place)
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/sessions$|drafts|trip-plan|forms\/preview$/.test(pathname)) sent.push(pathname)
  })
  const preview = page.frameLocator('iframe')
  await page.getByLabel('Brand').fill('Palm & Passport')
  await preview.getByRole('region', { name: 'Palm & Passport' }).waitFor()
  await tab(page, 'Form')
  await addQuestion(page, 'One option', 'Which class?')
  await page.getByLabel('Options, one per line').fill('Economy')
  await page.getByText('Shows your last valid settings.').waitFor()
  await page.getByLabel('Options, one per line').fill('Economy\nFirst')
  await page.getByText('The real widget.').waitFor()
  const say = async (name: string) => preview.getByRole('button', { name, exact: true }).click()
  await say(texts.step_by_step)
  for (let skipped = 0; skipped < 5; skipped++) await say(texts.skip_unsure)
  await preview.getByRole('textbox').fill('Asha')
  await preview.getByRole('textbox').press('Enter')
  await preview.getByText(texts.ask_phone_number).waitFor()
  await preview.getByRole('textbox').fill('+91 98450 12345')
  await preview.getByRole('textbox').press('Enter')
  await say(texts.skip_nothing)
  await say(texts.skip_nothing)
  await preview.getByText('Which class?').waitFor()
  await say('First')
  await say(texts.send)
  await preview.getByText(texts.sent).waitFor()
  expect(sent).toEqual([])
  expect(await place.leads()).toEqual([])
  // The browser reports the two refusals that the editor itself has asked for.
  expect(complaints.filter(complaint => !/401|422/.test(complaint))).toEqual([])
})

test('a preview that the server does not answer to comes once it does, and that of a draft left wrong is the site as it is kept', async () => {
  const { page } = await openEditor(await atSite())
  const preview = page.frameLocator('iframe')
  await preview.getByRole('textbox').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('Brand').fill('Palm & Passport')
  await page.getByText('Bellhop cannot be reached').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.getByText('The real widget.').count()).toBe(0)
  await page.context().setOffline(false)
  await preview.getByRole('region', { name: 'Palm & Passport' }).waitFor()

  await page.getByLabel('Brand').fill('')
  await page.getByText('A brand has 1 to 60 characters.').waitFor()
  await page.getByText('All sites').click()
  await page.getByText('Unsaved changes').click()
  await page.getByText('Shows your last valid settings.').waitFor()
  await preview.getByRole('textbox').waitFor()
})

test('a preview that is ready before the editor around it is shown all the same', async () => {
  const place = await atSite()
  const { page } = await openEditor(place)
  const letGo = await hold(page, `**/api/v1/sites/${place.site}`)
  const asked = page.waitForRequest(`**/api/v1/sites/${place.site}`)
  await page.reload()
  await asked
  await stopClock(page)
  letGo()
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  await expect.poll(() => frame?.evaluate(() => 'Bellhop' in window)).toBe(true)
  await page.clock.resume()
  await page.frameLocator('iframe').getByRole('textbox').waitFor()
})

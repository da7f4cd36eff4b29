import { expect, test } from 'vitest'
import type { Bellhop } from '../../widget/loader/embed-types.ts'
import { texts } from '../../widget/locales/en.ts'
import { allButThePhone, answerThePhone, embedPages } from './embed-page.ts'

const embedPage = embedPages()

const tooMany = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`field_${at}`, at]))

test.each([
  ['a reference that is too long', { reference_id: 'x'.repeat(37) }, ['reference_id'], true],
  ['too many fields', tooMany, ['custom_fields'], false],
  ['more than a request may hold', { blob: 'x'.repeat(70_000) }, [], false],
])('%s of the page’s keeps no guest from sending', async (_what, fields, named, isTourKept) => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.evaluate(
    given => {
      const told: unknown[] = []
      Object.assign(window, { told })
      const bellhop = window.Bellhop as Bellhop
      bellhop.on('error', ({ detail }) => told.push(detail))
      bellhop.setFields(given)
    },
    { ...allButThePhone, ...fields, tour: 'X1' },
  )
  const send = await answerThePhone(page)
  const taken = page.waitForResponse(
    response => response.status() === 201 && response.url().endsWith('/trip-plan-requests'),
  )
  await send.click()
  const request = (await taken).request().postDataJSON() as object
  expect(request).toMatchObject({ ...allButThePhone, phone_number: '+91 98450 12345' })
  expect(Object.hasOwn(request, 'tour')).toBe(isTourKept)
  await page.getByText(/Your reference/).waitFor()
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as unknown[])
  await expect.poll(told).toContainEqual({ because: 'refused', fields: named })
})

test.each([
  ['without a word', {}, []],
  ['for an answer', { errors: { email: ['is not known'] } }, ['ada@example.com']],
])(
  'a guest whose request is refused %s is told, and may send it again',
  async (_, json, mended) => {
    const { page, launcher, field, visit, origin } = await embedPage()
    const address = `${origin}/api/v1/trip-plan-requests`
    await visit()
    await launcher.click()
    await field.waitFor()
    await page.evaluate(known => (window.Bellhop as Bellhop).setFields(known), allButThePhone)
    const send = await answerThePhone(page)
    await page.route(address, route => route.fulfill({ status: 422, json }))
    await send.click()
    await page.getByText(texts.refused).waitFor()
    await page.unroute(address)
    for (const answer of mended) {
      await field.fill(answer)
      await field.press('Enter')
    }
    const sent = page.waitForRequest(address)
    await send.click()
    expect((await sent).postDataJSON()).toMatchObject({ email: mended[0] ?? allButThePhone.email })
    await page.getByText(/Your reference/).waitFor()
  },
)

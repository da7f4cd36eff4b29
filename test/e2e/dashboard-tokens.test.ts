import { expect, test } from 'vitest'
import type { AccessTokensBody } from '../../shared/access-api.ts'
import type { SitesBody } from '../../shared/site-api.ts'
import { ownDashboard } from '../support/dashboard.ts'
import { hold } from '../support/hold.ts'
import { comeBack, press } from './desk.ts'

const dashboard = ownDashboard()

test('a token is made, shown once, rotated and revoked, by keyboard alone', async () => {
  const { page } = await dashboard.open('tokens')
  const { origin } = dashboard.server()
  await page.getByText('There are no access tokens yet.').waitFor()
  await page.getByRole('button', { name: 'New token' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Website form')
  await page.keyboard.press('Enter')
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await page.getByText('Website form', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(token)
  await page.getByText('never used').waitFor()
  expect((await ping(origin, token)).status).toBe(200)
  // It is noted in the background.
  await expect.poll(lastUse).toBeTruthy()
  await comeBack(page)
  await page.getByText('last used').waitFor()

  await page.getByRole('button', { name: 'Rotate Website form' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The old value goes on working').waitFor()
  await page.keyboard.press('Escape')
  const revoke = page.getByRole('button', { name: 'Revoke Website form (old value)' })
  await revoke.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Revoke “Website form (old value)”?' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 revoked token').waitFor()
  expect((await ping(origin, token)).status).toBe(401)
})

test('a token that may do nothing is not made; one is rotated once, its value stays in sight, and may be copied by hand', async () => {
  const { sites }: SitesBody = (await dashboard.askSignedIn('GET', '/sites')).body
  const token = { name: 'Partner', site: sites[0]?.key, scopes: ['intake'] }
  await dashboard.askSignedIn('POST', '/access-tokens', token)
  const { page, complaints } = await dashboard.open('tokens')
  await press(page, 'New token')
  await page.getByRole('dialog').getByLabel('Name').fill('Website form')
  await page.getByRole('checkbox', { name: 'Send requests' }).uncheck()
  await press(page, 'Make the token')
  await page.getByRole('alert').getByText('Tick at least one thing that it may do.').waitFor()
  await press(page, 'Cancel')

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const letGo = await hold(page, '**/rotate')
  let rotations = 0
  page.on('request', request => (rotations += Number(request.url().endsWith('/rotate'))))
  const rotate = page.getByRole('button', { name: 'Rotate Partner' })
  await rotate.dblclick()
  for (let n = 0; n < 2; n++) await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByText('Loading').waitFor()
  letGo()
  await page.getByText('The old value goes on working').waitFor()
  expect(rotations).toBe(1)
  await press(page, 'Copy')
  await page.getByText('It is selected: copy it by hand.').waitFor()
  const value = await page.getByLabel('Token', { exact: true }).inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(value)
  expect(complaints.filter(text => !text.includes('422'))).toEqual([])
})

async function lastUse() {
  const { access_tokens: tokens }: AccessTokensBody = (
    await dashboard.askSignedIn('GET', '/access-tokens')
  ).body
  return tokens.find(({ name }) => name === 'Website form')?.last_used_at
}

const ping = (origin: string, token: string) =>
  fetch(`${origin}/api/v1/ping`, { headers: { authorization: `Bearer ${token}` } })

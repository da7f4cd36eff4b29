import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filesWith } from '../store/folder.ts'
import { newPage, still } from '../support/browser.ts'
import { signIn } from '../support/dashboard.ts'
import { newFolder } from '../support/new-folder.ts'
import { request } from '../support/start-app.ts'
import { startServer } from '../support/start-server.ts'

const guest = 'Zebulon Quince'

test('a request comes in by itself, is found, worked, exported and erased without a trace', async () => {
  const folder = await newFolder()
  const server = await startServer(folder)
  const { page } = await newPage({ ...still, acceptDownloads: true })
  const exported = async () => {
    await page.goto(`${server.origin}/dashboard/transfer`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    return readFile(await (await download).path(), 'utf8')
  }

  await page.goto(`${server.origin}/dashboard`)
  await signIn(page, /Password +(\S+)/.exec(server.printed())![1]!)
  await page.getByText('Waiting for the first lead').waitFor()
  const json = request({ name: guest, occasion: 'Diwali' })
  await server.call('POST', '/trip-plan-requests', { json })
  const row = page.getByRole('link', { name: guest })
  await row.waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('diwali')
  await page.keyboard.press('Enter')
  await row.click()
  await page.getByRole('button', { name: 'Edit Destination' }).click()
  await page.keyboard.type('Goa')
  await page.keyboard.press('Enter')
  await page.getByText('Destination updated').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('Call back on Monday')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Remove this note' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('3')
  await page.getByText(/moved to Quoted/).waitFor()
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
    'tel:+919845012345',
  )
  const address = page.url()
  const file = await exported()
  for (const text of [guest, 'Goa', 'Diwali', 'quoted', 'Call back on Monday'])
    expect(file).toContain(text)

  await page.goto(address)
  await page.getByRole('button', { name: 'Erase…' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('Erased for good').waitFor()
  expect(await exported()).not.toContain(guest)
  await server.kill('SIGTERM')
  expect(await filesWith(folder, guest)).toEqual([])
})

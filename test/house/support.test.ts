import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { newPage } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { startOrigin } from '../support/origin.ts'
import { freshDatabase } from '../support/postgres.ts'

test('a page of another origin runs in a real browser, and its complaints are kept', async () => {
  const origin = await startOrigin({
    '/': { html: '<h1>Goa</h1><script>1</script>', policy: "default-src 'none'" },
  })
  const { page, complaints } = await newPage()
  await page.goto(origin)
  expect(await page.textContent('h1')).toBe('Goa')
  await expect.poll(() => complaints.join()).toContain('Content Security Policy')
})

test('each asks for a database of its own and gets a real PostgreSQL', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  expect(one).not.toBe(other)
  const client = new Client({ connectionString: one })
  await client.connect()
  const { rows } = await client.query<{ version: string }>('SELECT version()')
  await client.end()
  expect(rows[0]?.version).toMatch(/^PostgreSQL 1[4-9]/)
})

test('the scripts of the bench, which are no worker of a test run, are given a port too', async () => {
  vi.stubEnv('VITEST_POOL_ID', undefined)
  try {
    expect(await freePort()).toBeGreaterThanOrEqual(20_000)
  } finally {
    vi.unstubAllEnvs()
  }
})

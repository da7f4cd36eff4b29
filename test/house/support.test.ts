import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('no two workers are given ports of one kind: none takes what another has just let go', async () => {
  const kinds = new Set<number>()
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const worker of ['1', '2', '3']) {
    vi.stubEnv('VITEST_POOL_ID', worker)
    const ports = await Promise.all(Array.from({ length: 20 }, freePort))
    const [kind, ...others] = new Set(ports.map(port => port % 4))
    expect(others).toEqual([])
    kinds.add(kind!)
  }
  expect(kinds.size).toBe(3)
})

test('the scripts of the bench, which are no worker of a test run, are given a port too', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITEST_POOL_ID', undefined)
  expect(await freePort()).toBeGreaterThanOrEqual(20_000)
})

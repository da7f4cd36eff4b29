import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, openFolder } from './folder.ts'
import { allOf, receipt } from './makers.ts'

test('a snapshot of several megabytes holds every lead, and opens nowhere damaged', async () => {
  const folder = await newFolder()
  const path = join(folder, 'leads.json')
  const store = await openFolder(folder, { compactBytes: 1000 })
  const long = { x: 'x'.repeat(400_000) }
  for (let i = 0; i < 7; i++) await store.leads.receive(receipt({ custom_fields: long }))
  const kept = await allOf(store.leads)
  await expect.poll(async () => (await stat(path)).size).toBeGreaterThan(7 * 400_000)
  await store.close()
  const again = await openFolder(folder)
  expect(await allOf(again.leads)).toEqual(kept)
  await again.close()

  const whole = await readFile(path)
  for (const part of [0.2, 0.5, 0.8]) {
    const bytes = Buffer.from(whole)
    bytes[Math.floor(part * bytes.length)] = 0x79
    await writeFile(path, bytes)
    await expect(openFolder(folder), `${part}`).rejects.toThrow('leads.json is damaged at line')
  }
})

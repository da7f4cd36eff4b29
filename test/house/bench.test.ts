import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const bench = (...args: string[]) => {
  const given = { cwd: root, encoding: 'utf8' as const }
  return spawnSync(process.execPath, ['bench/run.mjs', ...args], given)
}

const faults = bench('--help').stdout.match(/\bfaults\/[\w-]+/g) ?? []

test('all that break the store are benches', () => {
  expect(faults).toContain('faults/kills')
  expect(faults).toContain('faults/power-cuts')
})

test.each(faults)('%s that is called wrongly breaks nothing, and does not end well', name => {
  const { status, stdout, stderr } = bench(name, 'ten')
  expect(stderr).not.toBe('')
  expect(stdout).toMatch(new RegExp(`^Usage: npm run bench -- ${name}`))
  expect(status).toBe(1)
})

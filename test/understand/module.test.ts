import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../house/sources.ts'
import { newFolder } from '../support/new-folder.ts'

const configuration = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
  },
  include: ['bot.ts'],
}

/** The example of the docs, as an integrator copies it beside the built module. */
function exampleIn(folder: string): string {
  const [, code = ''] = /```js\n(import \{ loadLanguage.*?)```/s.exec(
    readFileSync(`${root}docs/api.md`, 'utf8'),
  ) ?? ['']
  cpSync(`${root}dist/understand`, join(folder, 'dist/understand'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'bot.js'), code)
  return code
}

test('the example for integrators runs as it is printed', async () => {
  const folder = await newFolder()
  exampleIn(folder)
  const said = execFileSync(process.execPath, ['bot.js'], { cwd: folder, encoding: 'utf8' })
  expect(said).toContain("value: '2026-12-12'")
  expect(said).toMatch(/value: 7\b/)
})

test('in a bundle it brings its languages along', async () => {
  const folder = await newFolder()
  exampleIn(folder)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'bot.js', outDir: 'bundled' },
  })
  rmSync(join(folder, 'dist'), { recursive: true })
  const said = execFileSync(process.execPath, ['bundled/bot.js'], { cwd: folder, encoding: 'utf8' })
  expect(said).toContain("value: '2026-12-12'")
})

test('its types know what is read, and what is not', async () => {
  const folder = await newFolder()
  const code = exampleIn(folder)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  const compile = (more: string) => {
    writeFileSync(join(folder, 'bot.ts'), code.replace(/^console.*$/m, more))
    const tsc = `${root}node_modules/typescript/bin/tsc`
    const options = { cwd: folder, encoding: 'utf8' } as const
    try {
      return execFileSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], options)
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  const sure =
    "const day: string | false = readings.start_date?.is === 'value' && readings.start_date.value"
  expect(compile(`${sure}; export { day, rest }`)).toBe('')
  const asking =
    "import type { Context, Slot } from './dist/understand/index.js';" +
    'export const now = (slot: Slot | undefined, languages: string[] | undefined): Context =>' +
    "  ({ locale: 'en', now: '2026-11-21', timeZone: 'UTC', slot, languages })"
  expect(compile(asking)).toBe('')
  expect(compile('export const luggage = readings.luggage')).toMatch(/TS2339/)
})

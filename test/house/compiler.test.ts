import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './sources.ts'

test('the compiler refuses an import from one room into another', () => {
  const said = compile({
    'server/main.ts': "import { chat } from '../widget/chat.ts'\nexport const main = chat\n",
    'server/app.ts': 'export const app = 1\n',
    'widget/chat.ts': "import { app } from '../server/app.ts'\nexport const chat = app\n",
    'dashboard/list.ts': "import { chat } from '../widget/chat.ts'\nexport const list = chat\n",
  })
  expect(said).toMatch(/^server\/main\.ts\S* error TS6307: .*widget\/chat\.ts/m)
  expect(said).toMatch(/^widget\/chat\.ts\S* error TS6307: .*server\/app\.ts/m)
  expect(said).toMatch(/^dashboard\/list\.ts\S* error TS6307: .*widget\/chat\.ts/m)
})

test('the compiler knows no DOM and no Node in shared, and no DOM in the pure rooms', () => {
  const said = compile({
    'shared/lead.ts': 'export const size = [document.body, process.pid]\n',
    'widget/conversation/turn.ts': 'export const title = document.title\n',
    'widget/understand/index.ts': 'export const language = navigator.language\n',
  })
  expect(said).toMatch(/^shared\/lead\.ts\S* error TS\d+: Cannot find name 'document'/m)
  expect(said).toMatch(/^shared\/lead\.ts\S* error TS\d+: Cannot find name 'process'/m)
  expect(said).toMatch(/^widget\/conversation\/turn\.ts\S* error TS\d+: Cannot find name 'doc/m)
  expect(said).toMatch(/^widget\/understand\/index\.ts\S* error TS\d+: Cannot find name 'nav/m)
})

const projects = [
  'shared',
  'server',
  'widget/understand',
  'widget/conversation',
  'widget',
  'dashboard',
]

/** What the compiler says of these files in a house with our configuration. */
function compile(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), 'bellhop-house-'))
  onTestFinished(() => rmSync(house, { recursive: true }))
  mkdirSync(join(house, 'node_modules'))
  for (const name of ['@types', 'vite', 'preact'])
    symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name), 'junction')
  for (const file of ['package.json', 'tsconfig.json', ...projects.map(p => `${p}/tsconfig.json`)])
    cpSync(join(root, file), join(house, file))
  const rooms = Object.fromEntries(projects.map(room => [`${room}/room.ts`, 'export {}\n']))
  for (const [file, text] of Object.entries({ ...rooms, ...files })) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  try {
    return execFileSync(process.execPath, [tsc, '-b', '--pretty', 'false', ...projects], {
      cwd: house,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

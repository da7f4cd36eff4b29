import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newFolder } from '../support/new-folder.ts'
import { startApp } from '../support/start-app.ts'

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

const configuration = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
    types: [],
    paths: { 'https://chat.example.com/widget/embed.js': ['./bellhop.d.ts'] },
  },
  include: ['*.ts'],
}

const importing = "import { mount } from 'https://chat.example.com/widget/embed.js'\n"

/** What pages write in their own code. */
const pages = {
  modules: `${importing}
    const widget = mount(document.body, { site: 'site_1', mode: 'inline', dateOrder: 'dmy' })
    widget.setFields({ tour_code: 'X1', nights: 7, places: ['Goa'] })
    widget.on('submitted', ({ detail }) => document.title = detail.reference.toUpperCase())
    widget.once('answer', ({ detail }) => detail.slot.toUpperCase())
    widget.on('error', ({ detail }) => {
      document.title = detail.because === 'refused' ? detail.fields.join() : (detail.because ?? '')
    })
    const isOpen: boolean = widget.getState().isOpen
    widget.open().then(() => widget.destroy())
    window.Bellhop ??= []
    window.Bellhop.push(bellhop => bellhop.place({ site: 'site_2' }).hide())
    document.querySelector('bellhop-chat')?.toggle()
    export { isOpen }`,
  events: `${importing}
    const widget = mount(document.body, { site: 'site_1' })
    for (const place of [widget, document.body])
      place.addEventListener('bellhop:submitted', ({ detail }) => detail.reference.toUpperCase())
    document.addEventListener('bellhop:answer', ({ detail }) => detail.slot.toUpperCase())
    window.addEventListener('bellhop:queued', ({ detail }) => detail.because.toUpperCase())
    document.addEventListener('bellhop:answer', ({ detail }) => detail.name)
    document.addEventListener('click', event => event.clientX)`,
  component: `${importing}
    interface Props { locale?: string | undefined; isExposed: boolean; order?: 'dmy' | 'mdy' | undefined }
    export const place = ({ locale, isExposed, order }: Props) =>
      mount(document.body, { site: 'site_1', locale, dateOrder: order, exposeData: isExposed })`,
  mistakes: `${importing}
    mount(document.body, { mode: 'inline' })
    mount(document.body, { site: 'site_1', theme: 'blue' })
    const widget = mount(document.body, { site: 'site_1' })
    widget.on('sent', () => {})
    widget.on('submitted', ({ detail }) => detail.name)
    widget.setFields({ at: new Date() })`,
}

/** The compiler runs once for all of them: it reads the types of a whole browser each time. */
let compiled: Promise<string> | undefined

/** The lines of a page's own code in which the compiler finds mistakes, beside the types as the server publishes them. */
async function mistakesIn(page: keyof typeof pages): Promise<number[]> {
  compiled ??= compile()
  const said = await compiled
  expect(said.replace(/^(\w+\.ts\(\d+,| ).*\n/gm, '')).toBe('')
  return [...said.matchAll(/^(\w+)\.ts\((\d+)/gm)].flatMap(([, file, line]) =>
    file === page ? [Number(line)] : [],
  )
}

async function compile(): Promise<string> {
  const { origin } = await startApp()
  const response = await fetch(`${origin}/widget/embed.d.ts`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const folder = await newFolder()
  writeFileSync(join(folder, 'bellhop.d.ts'), await response.text())
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  for (const [page, code] of Object.entries(pages)) writeFileSync(join(folder, `${page}.ts`), code)
  try {
    return execFileSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('a page of modules is typed by the file that the server publishes', async () => {
  expect(await mistakesIn('modules')).toEqual([])
})

test('an event is typed wherever a page may listen for it', async () => {
  expect(await mistakesIn('events')).toEqual([8])
})

test('what a component was not told it may hand on as it is', async () => {
  expect(await mistakesIn('component')).toEqual([])
})

test('what the widget does not know is an error of the page’s', async () => {
  expect(await mistakesIn('mistakes')).toEqual([3, 4, 6, 7, 8])
})

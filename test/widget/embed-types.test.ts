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

/** What the compiler says of a page's own code beside the types as the server publishes them. */
async function compile(code: string): Promise<string> {
  const { origin } = await startApp()
  const response = await fetch(`${origin}/widget/embed.d.ts`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const folder = await newFolder()
  writeFileSync(join(folder, 'bellhop.d.ts'), await response.text())
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  writeFileSync(join(folder, 'page.ts'), code)
  try {
    return execFileSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

const importing = "import { mount } from 'https://chat.example.com/widget/embed.js'\n"

test('a page of modules is typed by the file that the server publishes', async () => {
  const said = await compile(`${importing}
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
    export { isOpen }`)
  expect(said).toBe('')
})

test('an event is typed wherever a page may listen for it', async () => {
  const said = await compile(`${importing}
    const widget = mount(document.body, { site: 'site_1' })
    for (const place of [widget, document.body])
      place.addEventListener('bellhop:submitted', ({ detail }) => detail.reference.toUpperCase())
    document.addEventListener('bellhop:answer', ({ detail }) => detail.slot.toUpperCase())
    window.addEventListener('bellhop:queued', ({ detail }) => detail.because.toUpperCase())
    document.addEventListener('bellhop:answer', ({ detail }) => detail.name)
    document.addEventListener('click', event => event.clientX)`)
  const errors = said.match(/^page\.ts\(\d+/gm)
  expect(errors).toEqual(['page.ts(8'])
})

test('what a component was not told it may hand on as it is', async () => {
  const said = await compile(`${importing}
    interface Props { locale?: string | undefined; isExposed: boolean; order?: 'dmy' | 'mdy' | undefined }
    export const place = ({ locale, isExposed, order }: Props) =>
      mount(document.body, { site: 'site_1', locale, dateOrder: order, exposeData: isExposed })`)
  expect(said).toBe('')
})

test('what the widget does not know is an error of the page’s', async () => {
  const said = await compile(`${importing}
    mount(document.body, { mode: 'inline' })
    mount(document.body, { site: 'site_1', theme: 'blue' })
    const widget = mount(document.body, { site: 'site_1' })
    widget.on('sent', () => {})
    widget.on('submitted', ({ detail }) => detail.name)
    widget.setFields({ at: new Date() })`)
  const lines = said.match(/^page\.ts\(\d+/gm) ?? []
  expect(lines.map(line => Number(line.slice(8)))).toEqual([3, 4, 6, 7, 8])
})

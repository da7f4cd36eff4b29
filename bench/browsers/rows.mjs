import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const understanding = pathToFileURL(`${root}dist/understand/index.js`).href

/** Of a Saturday, for what the chat itself says. */
const now = '2026-11-21T09:00:00'

/** All that the chat says in its languages, and the cases of the corpus where that is at hand. */
export async function replies(corpus) {
  const rows = []
  for (const file of readdirSync(`${root}widget/locales`)) {
    const { module } = await runnerImport(`${root}widget/locales/${file}`)
    const { language, ...texts } = module.texts
    const said = Object.values(texts)
    rows.push(...said.map(text => ({ locale: language, utterance: text, now, timeZone: 'UTC' })))
  }
  if (!existsSync(`${corpus}/score.mjs`)) return rows
  const { load } = await import(pathToFileURL(`${corpus}/score.mjs`))
  return [...rows, ...load([corpus])]
}

/** What is read in each, as text. Runs in Node and, as its source, in a page that has the module. */
export async function readAll(rows, address) {
  const { loadLanguage, understand } = await import(address)
  const read = []
  for (const { locale, utterance, now, timeZone, slot } of rows) {
    await loadLanguage(locale)
    const { readings } = understand(utterance, { locale, now, timeZone, ...(slot && { slot }) })
    read.push(JSON.stringify(readings))
  }
  return read
}

export const readHere = rows => readAll(rows, understanding)

/** The files that a page needs to read them, by their paths. */
export function understandingFiles() {
  const names = readdirSync(`${root}dist/understand`).filter(name => name.endsWith('.js'))
  return names.map(name => [`/${name}`, readFileSync(`${root}dist/understand/${name}`)])
}

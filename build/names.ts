import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const locales = `${root}widget/locales/`
export const languages = readdirSync(locales).map(file => file.replace('.ts', ''))

const understanding = `${root}widget/understand/`
const packs = `${understanding}packs/`
export const packLanguages = readdirSync(packs).map(file => file.replace('.ts', ''))

/** What Vite is to build of the languages, by name. */
export const textsEntries = Object.fromEntries(
  languages.map(each => [each, `${locales}${each}.ts`]),
)
export const packEntries = Object.fromEntries(
  packLanguages.map(each => [`pack-${each}`, `${packs}${each}.ts`]),
)

const hashOf = (files: string[]) =>
  hash('sha256', Buffer.concat(files.map(file => readFileSync(file)))).slice(0, 8)

/** All of them share one hash, so that the chat carries no list of names. */
export const textsFile = (language: string) =>
  `${language}-${hashOf(Object.values(textsEntries))}.js`

/** The same for what the understanding knows of a language. */
export function packFile(language: string): string {
  const calendars = ['native-calendar', 'persian'].map(each => `${understanding}${each}.ts`)
  return `pack-${language}-${hashOf([...Object.values(packEntries), ...calendars])}.js`
}

/** The file that a build's entry becomes; `plain` is for all but languages. */
export const entryFile =
  (plain: string) =>
  ({ name }: { name: string }) => {
    if (name in textsEntries) return textsFile(name)
    return name in packEntries ? packFile(name.slice('pack-'.length)) : plain
  }

/** Below `/widget/`. */
export function builtFile(name: string): string {
  const files = readdirSync(`${root}dist/public/widget/chat`)
  const file = files.find(each => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each))
  if (!file) throw new Error(`${name} is built before the loader`)
  return `chat/${file}`
}

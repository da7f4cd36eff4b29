import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const hash = (algorithm: string, content: Buffer, encoding: 'base64' | 'base64url') =>
  createHash(algorithm).update(content).digest(encoding)

export const locales = `${root}widget/locales/`
export const languages = readdirSync(locales).map(file => file.replace('.ts', ''))

/** All of them share one hash, so that the chat carries no list of names. */
export function textsFile(language: string): string {
  const texts = languages.map(each => readFileSync(`${locales}${each}.ts`))
  return `${language}-${hash('sha256', Buffer.concat(texts), 'base64url').slice(0, 8)}.js`
}

export function builtFile(name: string): string {
  const files = readdirSync(`${root}dist/public/widget/chat`)
  const file = files.find(each => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each))
  if (!file) throw new Error(`${name} is built before the loader`)
  return `chat/${file}`
}

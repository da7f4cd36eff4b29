import type { Language } from './language.ts'
import type { Context } from './reading.ts'
import { partOf, type Found, type Reply } from './reply.ts'

// Nothing of an address may touch its ends: `a..bc@x.com` and the path of a URL are no addresses.
const ADDRESS = /(?<![\w.%+/-])[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[^\s@.,]+\.)+[^\W\d_]{2,24}(?![\w@/])/u

/** The first e-mail address of a reply; asked for, the slips of thumbs are mended. */
export function readEmail({ typed, text }: Reply, _: Language, { slot }: Context): Found[] {
  const found = ADDRESS.exec(text)
  if (found) return [{ slot: 'email', parts: [partOf(found)] }]
  // `ana @ gmail,com`, `ana at gmail dot com`.
  const mended =
    slot === 'email' &&
    ADDRESS.exec(typed.replace(/\s*(?:@|\sat\s)\s*/i, '@').replace(/\s*(?:[.,]|\sdot\s)\s*/gi, '.'))
  return mended
    ? [{ slot: 'email', parts: [{ from: 0, to: text.length }], values: [mended[0]] }]
    : []
}

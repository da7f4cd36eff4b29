import { partOf, type Found, type Reply } from './reply.ts'

// Nothing of an address may touch its ends: `a..bc@x.com` and the path of a URL are no addresses.
const address = /(?<![\w.%+/-])[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[^ @.,]+\.)+[a-z]{2,24}(?![\w@/])/

/** The first e-mail address of a reply. */
export function readEmail({ text }: Reply): Found[] {
  const found = address.exec(text)
  return found ? [{ slot: 'email', parts: [partOf(found)] }] : []
}

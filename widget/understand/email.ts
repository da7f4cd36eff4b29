import { partOf, type Found, type Reply } from './reply.ts'

// Nothing of an address may touch its ends: `a..bc@x.com` and the path of a URL are no addresses.
const address = /(?<![\w.%+/-])[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[^ @.,]+\.)+[a-z]{2,24}(?![\w@/])/

/** The first e-mail address of a reply; input methods may write it in letters of full width. */
export function readEmail({ typed, text, at }: Reply): Found[] {
  const found = address.exec(text)
  const parts = found ? [partOf(found)] : []
  const values = parts.map(({ from, to }) =>
    typed.slice(at[from], at[to]).normalize('NFKC').replaceAll('。', '.'),
  )
  return [{ slot: 'email', parts, values }]
}

import type { Context, Readings } from './reading.ts'

// Nothing of an address may touch its ends: `a..bc@x.com` and the path of a URL are no addresses.
const ADDRESS =
  /(?<![\w.%+/-])[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[\p{L}\d-]+\.)+(?:[a-z]{2,24}|\p{Lo}{2,24})(?![a-z\d@/])/iu

/** What thumbs do to an address that was asked for: `ana @ gmail,com`, `ana at gmail dot com`. */
const mend = (text: string) =>
  text.replace(/\s*(?:@|＠|\sat\s)\s*/iu, '@').replace(/\s*(?:[.,]|\sdot\s)\s*/giu, '.')

/** The first e-mail address of a reply. */
export function readEmail(text: string, { slot }: Context): Pick<Readings, 'email'> {
  const plain = ADDRESS.exec(text)
  const found = plain ?? (slot === 'email' ? ADDRESS.exec(mend(text)) : null)
  if (!found) return {}
  const [value] = found
  const from = plain ? found.index : 0
  const to = plain ? from + value.length : text.length
  return { email: { is: 'value', value, span: { from, to } } }
}

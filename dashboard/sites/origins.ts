/** What comes along, unseen, with an address that is copied from a page or a chat. */
const unseen = /\p{Cf}/gu

/** People paste a page's whole address; its beginning is what they mean. The server judges it. */
export function originOf(line: string): string {
  const seen = line.replace(unseen, '').trim()
  return /^(https?:\/\/[^/?#]+|(?!https?\/)[^:/?#]+(:\d+)?)[/?#]/i.exec(seen)?.[1] ?? seen
}

/** What comes along, unseen, with an address that is copied from a page or a chat. */
const unseen = /\p{Cf}/gu

/** People paste a page's whole address; its beginning is what they mean. The server judges it. */
export function originOf(line: string): string {
  const seen = line.replace(unseen, '').trim()
  const origin = /^(https?:\/\/[^/?#]+|[^:/?#]+(:\d+)?)[/?#]/i.exec(seen)?.[1] ?? seen
  // Of a bare name the server makes https, which hardly anybody has on their own computer.
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(origin) ? `http://${origin}` : origin
}

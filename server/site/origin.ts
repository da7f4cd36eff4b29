/** As browsers send it, for what an operator may write; undefined for what embeds nothing safely. */
export function originOf(written: string): string | undefined {
  const isWhole = /^[a-z][a-z\d+.-]*:\/\//i.test(written)
  const address = isWhole ? written : `https://${written}`
  if (!URL.canParse(address)) return undefined
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(address)
  if (pathname !== '/' || search || hash || username) return undefined
  if (!/^([a-z\d.-]+|\[::1\])$/.test(hostname)) return undefined
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
  // Hardly anybody has https on their own computer.
  if (isHere && !isWhole) return originOf(`http://${written}`)
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined
}

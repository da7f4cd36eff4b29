import { emptyInput, type Input } from '../normalise.ts'
import { malformed } from '../refusal.ts'

/**
 * Named parameters of a query string or a urlencoded body. Forms stay flat (`a[b]` is a name) and
 * a repeated name becomes an array. Unlike URLSearchParams a bad escape is refused, not mangled.
 */
export function parseForm(text: string): Input {
  const input = emptyInput()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = decode(cut < 0 ? pair : pair.slice(0, cut))
    const value = cut < 0 ? '' : decode(pair.slice(cut + 1))
    const earlier = input[name]
    if (earlier === undefined) input[name] = value
    else if (Array.isArray(earlier)) earlier.push(value)
    else input[name] = [earlier, value]
  }
  return input
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformed('A parameter has a bad percent-encoding')
  }
}

import { png } from '../png.mjs'

const width = 256
const height = 160

/** A PNG of 123 kB that does not compress, the same at each run: a photograph for the network. */
export function heroImage() {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  let state = 1
  for (let at = 0; at < rows.length; at++) {
    state = (state * 48_271) % 0x7fffffff
    rows[at] = at % (width * 3 + 1) === 0 ? 0 : state & 255
  }
  return png({ width, height, rows })
}

import { crc32, deflateSync } from 'node:zlib'

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
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // eight bits a channel, colour without transparency
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ]
  return Buffer.concat([signature, ...chunks])
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

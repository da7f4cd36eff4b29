import { png } from '../png.mjs'

/** A screenshot in at most 256 of its colours, which takes a third of the bytes; the page decodes it. */
export async function inFewColours(page, screenshot) {
  const { width, height, data } = await page.evaluate(decode, screenshot.toString('base64'))
  const pixels = Buffer.from(data, 'base64')
  const used = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3)
    used.set(colour, (used.get(colour) ?? 0) + 1)
  }
  const mostUsed = [...used].sort(([, a], [, b]) => b - a).map(([colour]) => channels(colour))
  const palette = paletteOf(mostUsed)
  const places = new Map(mostUsed.map(colour => [numberOf(colour), nearest(palette, colour)]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < width * height; at++)
    rows[at + Math.floor(at / width) + 1] = places.get(pixels.readUIntBE(at * 4, 3))
  return png({ width, height, rows, palette: Buffer.from(palette.flat()) })
}

/** Every colour has one of these as near as can be with so few; the more used come first. */
function paletteOf(colours) {
  for (let apart = 0; ; apart += 8) {
    const palette = []
    for (const colour of colours)
      if (!palette.some(other => distance(colour, other) <= apart)) palette.push(colour)
    if (palette.length <= 256) return palette
  }
}

const channels = colour => [colour >> 16, (colour >> 8) & 255, colour & 255]
const numberOf = ([red, green, blue]) => (red << 16) | (green << 8) | blue
const distance = (one, other) =>
  one.reduce((sum, channel, at) => sum + (channel - other[at]) ** 2, 0)

function nearest(palette, colour) {
  const distances = palette.map(other => distance(colour, other))
  return distances.indexOf(Math.min(...distances))
}

/** Runs in the page. */
async function decode(base64) {
  const response = await fetch(`data:image/png;base64,${base64}`)
  const image = await createImageBitmap(await response.blob())
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  let text = ''
  for (const byte of canvas.getImageData(0, 0, width, height).data)
    text += String.fromCharCode(byte)
  return { width, height, data: btoa(text) }
}

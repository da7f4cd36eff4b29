export const isColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text)

/** As the browser's own colour field wants it. */
export const sixDigits = (colour: string) =>
  colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = sixDigits(colour)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What the chat is drawn on in the dark. */
const darkGround = '#141a1a'

/** Against white: 3 is what a button needs to be made out (WCAG 1.4.11). */
export const isPale = (colour: string) => 1.05 / (luminance(colour) + 0.05) < 3

/** Against the dark chat: below this the shape is lost, and only what stands on it is seen. */
export const isDark = (colour: string) =>
  (luminance(colour) + 0.05) / (luminance(darkGround) + 0.05) < 1.5

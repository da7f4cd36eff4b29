/** First digits of the ten in a row that scripts beside ours count with. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** The digits of a text, whatever script they are in: ٩٨ is 98. */
export function digitsOf(text: string): string {
  const digits = text.match(/\p{Nd}/gu) ?? []
  return digits.map(plainDigit).join('')
}

/** The digit as ours; of a script that is not known here, as it stands. */
export function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find(each => code >= each && code <= each + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** A text made comparable, with the way back: `at[i]` is where folded character i began. */
export interface Folded {
  text: string
  at: number[]
}

/** Accents, Arabic vowel signs and stretching, Hindi nukta, joiners, bidi marks: guests omit them. */
const dropped = /[\u0300-\u036f\u0640\u064b-\u0655\u093c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Letters and signs, and what guests without a special keyboard type for them. */
const letters: Record<string, string> = Object.fromEntries(
  "øo ıi æae œoe ßss łl ىي ةه یي کك ’' ‘' ʼ' ´' đd 〇零 `' –- —- ‐- −- ±+/- 〜~ 、, 。. ।. ،, ؟?"
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
)

/** A decimal digit of any script; the Indic blocks begin at a six, the others at a zero. */
function digit(char: string): string {
  const code = char.charCodeAt(0)
  return String((code & 15) - (code > 0x965 && code < 0xdf0 ? 6 : 0))
}

function foldChar(char: string): string {
  if (char < '\x80') return char.toLowerCase()
  // Of those behind, of full width or as formulas have them, NFKD makes plain ones.
  if (/\p{Nd}/u.test(char) && char < '\uac00') return digit(char)
  const plain = char.toLowerCase().normalize('NFKD').replace(dropped, '').normalize('NFC')
  return letters[plain] ?? plain
}

export function fold(text: string): Folded {
  const at: number[] = []
  let folded = ''
  let from = 0
  // The hyphen of a Japanese input method: `090ー1234`.
  for (const char of text.replace(/(?<=\p{Nd})ー/gu, '-')) {
    const piece = /\s/.test(char) ? (folded.endsWith(' ') ? '' : ' ') : foldChar(char)
    for (let i = 0; i < piece.length; i++) at.push(from)
    folded += piece
    from += char.length
  }
  at.push(from)
  return { text: folded, at }
}

/** A word or phrase as the lexicon keeps it: a hyphen inside counts as a space. */
export function foldPhrase(phrase: string): string {
  return fold(phrase)
    .text.replace(/[-\s]+/g, ' ')
    .trim()
}

import type { Language } from './language.ts'
import type { Token } from './token.ts'

/** The numbers of a run of ideographs or Hangul, each of one sign. */
function runAt(text: string, from: number, { numbers, locale }: Language): number[] {
  const run: number[] = []
  for (let at = from; text.charAt(at) > '\u3000'; at++) {
    const n = numbers.get(text.charAt(at))
    // In Korean 일 is also the sign of the day: 삼일 is the 3rd.
    const day = locale.startsWith('ko') && n !== undefined && n < 10 && (run.at(-1) ?? 10) < 10
    if (n === undefined || day) break
    run.push(n)
  }
  return run
}

/** 二十六, 廿六, 二零一八, 이천십오: by place where a ten or more stands between, else by digit. */
export function ideographNumber(text: string, from: number, language: Language): Token | undefined {
  const run = runAt(text, from, language)
  if (!run.length) return undefined
  let total = 0
  let digits = ''
  for (const number of run) {
    const place = number === 10 || number >= 100
    if (number >= 10) total += number * (place ? Number(digits || 1) : 1)
    digits = number < 10 ? digits + String(number) : ''
  }
  const n = total + Number(digits)
  return { is: n >= 1900 && n < 2200 ? 'y' : 'q', n, from, to: from + run.length }
}

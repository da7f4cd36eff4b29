import { shapeOf, type Token } from './token.ts'

/** Which meaning a neighbourhood asks for, the first that fits: the sign before, its own, the one after. */
const wishes =
  '.u[Oy]|[dDq]j.|[ydnq]z.|[dDOqMyWj.]t[cdwDOqMRWyNTo]|[dDOqWL] [MNTu]|[dDEHB.]M.|OW.|.O[MWuO]|[dqanNCTLPVO]u.|.W[^u]|.M[dDq]|.h.|.M[^u]'
    .split('|')
    .map(wish => RegExp(`^${wish}$`))

/** Words of two meanings take the one that suits their neighbours: `mar`, `segunda`, `sept`. */
function chooseMeanings(tokens: readonly Token[]): Token[] {
  const shape = shapeOf(tokens)
  return tokens.map((token, i) => {
    if (!token.also?.length) return token
    const all = [{ is: token.is, n: [token.n] }, ...token.also]
    // Fillers are no neighbours.
    const before = `;${shape.slice(0, i)}`.trim().slice(-1)
    const after = `${shape.slice(i + 1)};`.trim().charAt(0)
    for (const wish of wishes) {
      const chosen = all.find(({ is }) => wish.test(before + is + after))
      if (chosen) return { ...token, is: chosen.is, n: chosen.n[0] ?? 0 }
    }
    return token
  })
}

/** Fillers go; the word that they led to keeps their signs. */
function dropFillers(tokens: readonly Token[]): Token[] {
  let led = ''
  return tokens.flatMap(token => {
    const before = led
    const filler = / |o|~/.test(token.is)
    led = filler ? led + token.is : ''
    return filler ? [] : [{ ...token, led: before }]
  })
}

/** `in the sun`, French `à la mer`, but `fri to sun`; German `so 10 Tage`, but `ab so 10 Tage`. */
const isNoWeekday = ({ is, led }: Token, before: string, after: string) =>
  is === 'W' && (/(?<!W)[I|tS]$/.test(before) || (!led && /^[dq]([-t|][dq])?u/.test(after)))

/** Whether a weak word has the company it needs, by the signs before and after it. */
function isKept(token: Token, before: string, after: string): boolean {
  if (token.led?.includes('o') && after !== 'w') return true
  if (token.is === 'u' && /[dqan]/.test(before)) return true
  if (/[NTPL]/.test(token.is)) return /[WMkmzjSu]/.test(before + after)
  return /[-/|dDOyIotfGANTPLEHBWMukjzm,]/.test(before) || /[dDqOuyNWMSRtk]/.test(after)
}

/** `so` and `may` are dates only in company, a single letter is a unit only after an amount. */
function dropWeak(tokens: readonly Token[]): Token[] {
  const shape = shapeOf(tokens)
  const signAt = (i: number) => shape[i] ?? ';'
  return tokens.map((token, i) => {
    const before = signAt(i - 1)
    const after = signAt(/[-/,|]/.test(signAt(i + 1)) ? i + 2 : i + 1)
    const alone = token.is === 'M' && tokens.length === 1
    // Swedish `v. 32` is a week.
    const week = token.n === 7 && /[dn]/.test(after)
    const lone = token.letter && token.is === 'u' && !week && !/[dqn-]/.test(before)
    const isIdle = isNoWeekday(token, shape.slice(0, i), shape.slice(i + 1))
    const weak = token.weak && !alone && (isIdle || !isKept(token, before, after))
    return lone || weak ? { ...token, is: 'w' } : token
  })
}

/** Settles what each word means before any rule looks at the shape. */
export function settle(tokens: readonly Token[]): Token[] {
  return dropWeak(dropFillers(chooseMeanings(tokens)))
}

import type { Meaning } from './lexicon.ts'
import type { Day } from './calendar.ts'

/**
 * A piece of a reply. `is` is one sign, so that a row of tokens is a word of signs, its shape, and
 * a rule is a regular expression over shapes:
 *
 *     d  number 1-31       D  day of a month     O  ordinal in words   q  number in words
 *     a  `a`, `one`
 *     n  other number      y  year               M  month               W  weekday
 *     R  today and on      Y  yesterday          u  unit, n days long   k  weekend
 *     N  next              C  coming             T  this               L  last                P  past
 *     I  in                A  later              G  ago                 K  long weekend
 *     E  early             H  mid                B  end of              V  whole
 *     f  from              t  to                 &  and                 |  or
 *     S  season            h  holiday            o  on                  ~  about
 *     i  within            c  time of day       a blank is a word that says nothing
 *     m j z  signs of month, day and year        w  any other word      ;  a pause
 *     p  month of another calendar              e  era, begun in the year n
 *     X  no, which takes back the day before it
 *     - / . ,  themselves
 *
 * and of what rules make of them:
 *
 *     @  a day   ?  one of some days   #  a window   %  a stay   !  a day gone by   =  an amount
 */
export interface Token {
  is: string
  /**
   * The number beside the sign. Of what a rule made: the date of a day that was named without its
   * month, -1 for one that was named by its weekday, 1 for any weekend.
   */
  n: number
  /** Offsets into the folded text. */
  from: number
  to: number
  /** What a rule read: the days it may be, or the first of them; the last day of a window or stay. */
  days?: readonly Day[]
  end?: Day
  /** Whether the guest named the year. */
  dated?: boolean
  /** What the word may mean instead. */
  also?: readonly Meaning[]
  /** The signs of the fillers before it: `o` for `on the`, `~` for `around`. */
  led?: string | undefined
  /** Means a date in company only: `may`. */
  weak?: boolean
  /** A single letter, in a script that puts spaces between words. */
  letter?: boolean
}

export const shapeOf = (tokens: readonly Token[]) => tokens.map(token => token.is).join('')

/** Milliseconds by which the server's clock is ahead of this computer's. */
let ahead = 0

/** Milliseconds of difference that nobody would notice. */
const slack = 60_000

/**
 * Takes the time from an answer's `Date`: the instants of leads are the server's, and on a computer whose
 * clock is a day behind, a guest who has waited since yesterday would seem to have come just now. The
 * server wrote it somewhere between asking and answer, however long the network, or a sleeping computer, took.
 */
export function hearTime(date: string | null, asked: number): void {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return
  const answered = Date.now()
  if (theirs < asked - slack) ahead = theirs - asked
  else ahead = theirs > answered + slack ? theirs - answered : 0
}

/** What time it is, by the server's clock where this computer's is wrong. */
export const timeNow = (): number => Date.now() + ahead

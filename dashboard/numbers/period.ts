/** Lengths of a period, in days. */
export const lengths = [7, 30, 90] as const
export type Length = (typeof lengths)[number]

/** The last days in UTC up to today, as the server counts them. */
export function periodOf(length: Length, now: number): { from: string; to: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(now - (length - 1) * 86_400_000), to: day(now) }
}

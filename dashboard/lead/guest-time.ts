import { dateFormat } from '../texts/formats.ts'

/** The time where the guest's browser was, and whether it is one to be called at. */
interface GuestTime {
  text: string
  isLate: boolean
}

/** Hours between which nobody minds a call. */
const [morning, evening] = [8, 21]

/** Undefined where it is the operator's own time, or where the browser did not say, or said nonsense. */
export function guestTime(
  zone: string | undefined,
  now: number,
  locale: string,
  home?: string,
): GuestTime | undefined {
  if (zone === undefined) return undefined
  try {
    const there = clockIn(zone, now)
    const here = clockIn(home, now)
    if (there === here) return undefined
    const isOtherDay = there.slice(0, 3) !== here.slice(0, 3)
    const day = isOtherDay ? ({ weekday: 'short' } as const) : {}
    const format = dateFormat(locale, {
      ...day,
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    })
    const hour = Number(there.slice(-5, -3))
    return { text: format.format(now), isLate: hour < morning || hour >= evening }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** "Sat 23:40", to be compared. */
const clockIn = (timeZone: string | undefined, now: number) =>
  dateFormat('en', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now)

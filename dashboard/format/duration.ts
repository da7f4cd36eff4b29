import { numberFormat } from '../texts/formats.ts'

const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
  { unit: 'second', milliseconds: 1_000 },
] as const

/** "12 min", "3.5 hr": in its largest unit, for a figure. */
export function shortDuration(milliseconds: number, locale: string): string {
  const step = units.find(({ milliseconds: size }) => milliseconds >= size) ?? units[3]
  return numberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: milliseconds >= 3_600_000 ? 1 : 0,
  }).format(milliseconds / step.milliseconds)
}

/** "35 minutes", "3 hours", "2 days": as exact as one cares for in a sentence. */
export function longDuration(milliseconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000))
  const [count, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day']
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

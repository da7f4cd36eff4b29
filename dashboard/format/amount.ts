const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** "12 min", "3.5 hr": a length of time in its largest unit. */
export function duration(seconds: number, locale: string): string {
  const step = units.find(({ seconds: size }) => seconds >= size) ?? units[3]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: seconds >= 3_600 ? 1 : 0,
  }).format(seconds / step.seconds)
}

export const count = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value)

/** "12%"; a dash where there is nothing to take a share of. */
export function share(part: number, whole: number, locale: string): string {
  if (whole === 0) return '–'
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(part / whole)
}

import { numberFormat } from '../texts/formats.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "12.3 MB": in thousands, as file managers count. */
export function bytesText(bytes: number, locale: string): string {
  const place = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return numberFormat(locale, {
    style: 'unit',
    unit: units[place] ?? 'byte',
    maximumFractionDigits: place > 1 ? 1 : 0,
  }).format(bytes / 1000 ** place)
}

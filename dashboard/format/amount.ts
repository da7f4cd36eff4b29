import { numberFormat } from '../texts/formats.ts'

export const count = (value: number, locale: string) => numberFormat(locale, {}).format(value)

/** "12%"; a dash where there is nothing to take a share of. */
export function share(part: number, whole: number, locale: string): string {
  if (whole === 0) return '–'
  return numberFormat(locale, { style: 'percent' }).format(part / whole)
}

import { isPale } from './contrast.ts'

/** What the loader draws its button in: it asks nothing of a site before the guest acts. */
const withoutAny = '#0f766e'

/** What to paste beside the tag, so that the button is of the site's colour as well. */
export function buttonColour(accent: string): string | undefined {
  if (accent === withoutAny) return undefined
  const sign = isPale(accent) ? '; --bellhop-on-accent: #000' : ''
  return `<style>bellhop-chat { --bellhop-accent: ${accent}${sign} }</style>`
}

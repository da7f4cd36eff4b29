import type { LeadState } from '../../shared/lead.ts'

/** How far a lead has come, as a filling ring; what ended carries a sign instead. */
const drawings: Record<LeadState, { ring: string; sign: string }> = {
  partial: { ring: 'dashed', sign: '' },
  new: { ring: 'full', sign: '' },
  contacted: { ring: 'open', sign: 'M8 4.5a3.5 3.5 0 0 1 0 7z' },
  quoted: { ring: 'open', sign: 'M8 8V4.5A3.5 3.5 0 1 1 4.5 8z' },
  won: { ring: 'full', sign: 'm5.2 8.3 1.9 1.9 3.7-4' },
  lost: { ring: 'full', sign: 'm5.8 5.8 4.4 4.4m0-4.4-4.4 4.4' },
  spam: { ring: 'open', sign: 'm3.6 3.6 8.8 8.8' },
  archived: { ring: 'open', sign: 'M5.5 8h5' },
}

export function StateGlyph({ state }: { state: LeadState }) {
  const { ring, sign } = drawings[state]
  return (
    <svg class={`glyph glyph-${state}`} viewBox="0 0 16 16" aria-hidden="true">
      <circle class={`glyph-${ring}`} cx="8" cy="8" r="6" />
      {sign && <path class={sign.endsWith('z') ? 'glyph-fill' : 'glyph-sign'} d={sign} />}
    </svg>
  )
}

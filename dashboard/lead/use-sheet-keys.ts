import { useKeys } from '../parts/use-keys.ts'
import { focusNote } from './notes.tsx'
import type { Sheet } from './sheet.ts'
import { ownerChange, stateChange } from './changes.ts'

/** In the order of the keys 1 to 5. */
const states = ['new', 'contacted', 'quoted', 'won', 'lost'] as const

/** Keys for the open lead: n writes a note, o takes it over, 1 to 5 say how far it is. */
export function useSheetKeys(sheet: Sheet) {
  const { lead, operator, change } = sheet
  const keys = states.map((state, place) => [
    String(place + 1),
    () => lead.state !== state && void change(stateChange(lead, state)),
  ])
  useKeys({
    ...Object.fromEntries(keys),
    n: focusNote,
    o: () => lead.owner !== operator.id && void change(ownerChange(sheet, operator.id)),
  })
}

import type { Lead, Note } from '../../shared/lead.ts'
import { useMakeOnce } from '../parts/use-make-once.ts'
import type { Sheet } from './sheet.ts'

/** Adds a note, once. */
export function useAddNote({ lead, api, operator, learn }: Sheet) {
  const notesOf = (latest: Lead) => {
    learn(latest)
    return latest.notes
  }
  const addOnce = useMakeOnce<string, Note | undefined>({
    make: async text => notesOf(await api.addNote(lead.id, text)).at(-1),
    look: async () => notesOf(await api.lead(lead.id)),
    isIt: (note, text) =>
      note?.by === `operator:${operator.id}` && note.text.trim() === text.trim(),
  })
  return (text: string) => addOnce(text, lead.notes)
}

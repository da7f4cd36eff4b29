import { basePath, paths } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import type {
  LeadBody,
  LeadGuestBody,
  LeadRepliesBody,
  NoteRemovalBody,
} from '../../shared/lead-api.ts'
import type { Ask } from '../api.ts'

/** What the sheet of one lead asks beside reading and changing it. */
export const leadApi = (ask: Ask) => ({
  form: (site: string, signal: AbortSignal) =>
    ask<Form>('GET', paths.form(site), undefined, signal),
  replies: (id: string, signal: AbortSignal) =>
    ask<LeadRepliesBody>('GET', paths.leadReplies(id), undefined, signal),
  guest: (id: string, signal?: AbortSignal) =>
    ask<LeadGuestBody>('GET', paths.leadGuest(id), undefined, signal),
  link: (id: string, other: string) =>
    ask<LeadGuestBody>('PUT', paths.leadGuest(id), { with: other }),
  unlink: (id: string) => ask<LeadGuestBody>('DELETE', paths.leadGuest(id)),
  addNote: async (id: string, text: string) =>
    (await ask<LeadBody>('POST', paths.leadNotes(id), { text })).lead,
  removeNote: (id: string, note: string) =>
    ask<NoteRemovalBody>('DELETE', paths.leadNote(id, note)),
  restoreNote: async (id: string, note: string, receipt: string) =>
    (await ask<LeadBody>('PUT', paths.leadNote(id, note), { receipt })).lead,
  lead: async (id: string) => (await ask<LeadBody>('GET', paths.lead(id))).lead,
  erase: (id: string) => ask<void>('DELETE', paths.lead(id)),
  /** A link to it is a download: the server names the file. */
  recordAddress: (id: string) => basePath + paths.leadRecord(id),
})

export type LeadApi = ReturnType<typeof leadApi>

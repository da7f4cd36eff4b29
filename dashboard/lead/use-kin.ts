import { useCallback } from 'preact/hooks'
import type { LeadGuestBody, LeadSummary } from '../../shared/lead-api.ts'
import { deedFor } from '../format/deed.ts'
import { toastRefusal } from '../parts/reporting.ts'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { useSending } from '../parts/use-sending.ts'
import { texts } from '../texts/all-texts.ts'
import type { Sheet } from './sheet.ts'

/** The leads of the same guest: asked for again when what tells one guest from another has changed. */
export function useKin({ lead: { id, fields, guest }, api, onRefusal }: Sheet) {
  const ask = useCallback(
    (signal: AbortSignal) => api.guest(id, signal),
    [api, id, fields.phone_number, fields.email, guest],
  )
  return useAnswer(ask, onRefusal)
}

export type AskedKin = ReturnType<typeof useKin>

/**
 * Says of leads that they are of the same guest, or are not; each with its way back. Another lead may be
 * open by then: what goes wrong is told, not written here.
 */
export function useLinking(sheet: Sheet, asked: AskedKin) {
  const { lead, api, onRefusal, toast } = sheet
  const { sending, send } = useSending(onRefusal)
  const linked = valueOf(asked.answered)?.linked ?? []
  const set = (work: () => Promise<LeadGuestBody>, told: string, back: () => void) =>
    void send(async () => {
      try {
        asked.set(await work())
        toast({ text: told, tone: 'calm', undo: back })
      } catch (error) {
        toastRefusal(sheet, error, deedFor(lead, told), { retry: () => set(work, told, back) })
      }
    })

  const link = (other: LeadSummary) =>
    set(
      () => api.link(lead.id, other.id),
      texts.guest.linked,
      () => partFrom(other),
    )
  /** As it was before: what was of one guest already stays together. */
  const partFrom = (other: LeadSummary) => {
    const [first = other, ...others] = other.guest === null ? [other] : [lead, ...linked]
    return set(
      async () => {
        for (const { id } of [first, ...others]) await api.unlink(id)
        for (const { id } of others) await api.link(first.id, id)
        return api.guest(lead.id)
      },
      texts.guest.unlinked,
      () => link(other),
    )
  }
  const unlink = () => {
    const [first] = linked
    set(
      () => api.unlink(lead.id),
      texts.guest.unlinked,
      () => first && link(first),
    )
  }
  return { link, unlink, isWaiting: sending.is === 'sending' }
}

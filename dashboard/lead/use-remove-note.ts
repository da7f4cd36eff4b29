import type { Note } from '../../shared/lead.ts'
import { deedFor } from '../format/deed.ts'
import { toastRefusal } from '../parts/reporting.ts'
import { useSending } from '../parts/use-sending.ts'
import { texts } from '../texts/all-texts.ts'
import type { Sheet } from './sheet.ts'

/** Takes a note away, with a way back. Another lead may be open by then: what goes wrong is told, not written here. */
export function useRemoveNote({ id }: Note, sheet: Sheet) {
  const { lead, api, learn, toast, onRefusal } = sheet
  const { send } = useSending(onRefusal)
  const told = deedFor(lead, texts.notes.removed)
  const remove = (): Promise<void> =>
    send(async () => {
      try {
        const { lead: changed, receipt } = await api.removeNote(lead.id, id)
        learn(changed)
        toast({ text: told, tone: 'calm', undo: () => void restore(receipt) })
      } catch (error) {
        toastRefusal(sheet, error, told, { retry: () => void remove() })
      }
    })
  const restore = async (receipt: string) => {
    try {
      learn(await api.restoreNote(lead.id, id, receipt))
      toast({ text: texts.toast.undone, tone: 'calm' })
    } catch (error) {
      toastRefusal(sheet, error, told, { undo: () => void restore(receipt) })
    }
  }
  return remove
}

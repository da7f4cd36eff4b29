import { useCallback, useState } from 'preact/hooks'
import type { LeadEdit } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { Api } from '../api.ts'
import { problemOf, problemText, type Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { Told } from './toast.tsx'

/** A lead as the desk knows it; one that is not known yet is loading. */
export type Opened = { is: 'open'; lead: Lead } | { is: 'failed'; problem: Problem }

/** An operator's change, with what takes it back. */
export interface LeadChange {
  lead: Lead
  edit: LeadEdit
  back?: LeadEdit
  told: string
}

export interface Leads {
  known: ReadonlyMap<string, Opened>
  open(id: string): Promise<void>
  change(change: LeadChange): Promise<void>
}

interface Ears {
  tell: (told: Told) => void
  refused: (problem: Problem) => void
  /** The server's latest of a lead, after a change or a reading. */
  seen: (lead: Lead) => void
}

/** The leads opened so far: they show at once when opened again, and are read afresh behind that. */
export function useLeads(api: Api, { tell, refused, seen }: Ears): Leads {
  const [known, setKnown] = useState<ReadonlyMap<string, Opened>>(new Map())
  const know = useCallback(
    (id: string, opened: Opened) => setKnown(before => new Map(before).set(id, opened)),
    [],
  )

  const open = useCallback(
    async (id: string) => {
      try {
        const lead = await api.lead(id)
        know(id, { is: 'open', lead })
        seen(lead)
      } catch (error) {
        const problem = problemOf(error)
        refused(problem)
        setKnown(before => keptOrFailed(before, id, problem))
      }
    },
    [api, know, refused, seen],
  )

  const change = async ({ lead, edit, back, told }: LeadChange): Promise<void> => {
    know(lead.id, { is: 'open', lead: foreseen(lead, edit) })
    try {
      const changed = await api.change(lead.id, { ...edit, revision: lead.revision })
      know(lead.id, { is: 'open', lead: changed })
      seen(changed)
      const undo =
        back && (() => void change({ lead: changed, edit: back, told: texts.toast.undone }))
      tell({ text: told, tone: 'calm', ...(undo && { undo }) })
    } catch (error) {
      const problem = problemOf(error)
      know(lead.id, { is: 'open', lead })
      refused(problem)
      tell({ text: problemText(problem), tone: 'problem' })
      if (problem.is === 'conflict') await open(lead.id)
    }
  }
  return { known, open, change }
}

/** Shown while the server still answers; the answer replaces it either way. */
export const foreseen = (lead: Lead, { state, fields }: LeadEdit): Lead => ({
  ...lead,
  ...(state && { state }),
  fields: { ...lead.fields, ...fields },
})

/** A lead that was read before stays readable when the network is gone; an erased one does not. */
function keptOrFailed(
  known: ReadonlyMap<string, Opened>,
  id: string,
  problem: Problem,
): ReadonlyMap<string, Opened> {
  if (known.get(id)?.is === 'open' && problem.is !== 'not_found') return known
  return new Map(known).set(id, { is: 'failed', problem })
}

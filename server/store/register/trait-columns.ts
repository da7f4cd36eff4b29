import { leadStates, type Lead, type LeadState } from '../../../shared/lead.ts'
import { fitsDates, traitsOf } from '../filter.ts'
import { kindText, responseOf, unanswered, type leadSums } from './lead-sums.ts'
import type { RegisterNames } from './names.ts'
import { rowsASheet } from './rows-a-sheet.ts'
import type { WantedRow } from './wanted-row.ts'

const codeOf = new Map(leadStates.map((state, code) => [state, code]))

/** What filters and sums ask of the rows of a sheet, in columns of numbers. */
export function traitColumns({ sites, owners, kinds }: RegisterNames) {
  /** 0 in an empty row. */
  const revisions = new Uint32Array(rowsASheet)
  const states = new Uint8Array(rowsASheet)
  const unread = new Uint8Array(rowsASheet)
  const siteOf = new Uint32Array(rowsASheet)
  const ownerOf = new Uint32Array(rowsASheet)
  const received = new Float64Array(rowsASheet)
  const starts = new Uint32Array(rowsASheet)
  const kindOf = new Uint32Array(rowsASheet)
  const responses = new Int32Array(rowsASheet)

  return {
    set(row: number, lead: Lead | undefined) {
      revisions[row] = lead?.revision ?? 0
      if (!lead) return
      const traits = traitsOf(lead)
      states[row] = codeOf.get(traits.state) ?? 0
      unread[row] = traits.unread ? 1 : 0
      siteOf[row] = sites.add(traits.site)
      ownerOf[row] = owners.add(traits.owner ?? '')
      received[row] = traits.received
      starts[row] = traits.start
      const response = responseOf(lead)
      kindOf[row] = kinds.add(kindText(lead, response))
      responses[row] = response
    },
    fit(row: number, { wanted, site, owners: sought, states: allowed }: WantedRow): boolean {
      if (revisions[row] === 0 || allowed[states[row] ?? 0] === 0) return false
      if (site !== undefined && siteOf[row] !== site) return false
      if (sought && sought[ownerOf[row] ?? 0] !== 1) return false
      if (wanted.unread !== undefined && (unread[row] === 1) !== wanted.unread) return false
      return fitsDates({ received: received[row] ?? 0, start: starts[row] ?? 0 }, wanted)
    },
    stateOf: (row: number): LeadState => leadStates[states[row] ?? 0] ?? 'new',
    isUnread: (row: number): boolean => unread[row] === 1,
    ownerOf: (row: number): string | null => owners.nameOf(ownerOf[row] ?? 0) || null,
    revisionOf: (row: number): number => revisions[row] ?? 0,
    addTo: (sums: ReturnType<typeof leadSums>, row: number) =>
      sums.add(kindOf[row] ?? 0, received[row] ?? 0, responses[row] ?? unanswered),
  }
}

import type { OperatorsBody } from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import type {
  BulkChange,
  LeadChangesBody,
  LeadCountsBody,
  LeadFilter,
  LeadIdsBody,
  NewView,
  SavedViewBody,
  SavedViewsBody,
  ViewEdit,
} from '../../shared/lead-api.ts'
import type { Ask } from '../api.ts'

/** What the inbox asks beside lists and leads. */
export const inboxApi = (ask: Ask) => ({
  counts: (filter: LeadFilter) => ask<LeadCountsBody>('POST', paths.leadCounts, filter),
  handles: (filter: LeadFilter) => ask<LeadIdsBody>('POST', paths.leadIds, filter),
  change: (changes: BulkChange[]) => ask<LeadChangesBody>('POST', paths.leadChanges, { changes }),
  operators: async () => (await ask<OperatorsBody>('GET', paths.operators)).operators,
  views: async () => (await ask<SavedViewsBody>('GET', paths.savedViews)).views,
  addView: async (view: NewView) => (await ask<SavedViewBody>('POST', paths.savedViews, view)).view,
  editView: async (id: string, edit: ViewEdit) =>
    (await ask<SavedViewBody>('PATCH', paths.savedView(id), edit)).view,
  removeView: (id: string) => ask<void>('DELETE', paths.savedView(id)),
})

export type InboxApi = ReturnType<typeof inboxApi>

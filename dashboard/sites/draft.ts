import type { SiteBody, SiteDraft } from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'
import type { Operator } from '../api.ts'
import { draftKeeper, dropDrafts } from '../kept-drafts.ts'

/** What an owner sets, in the order it is named in. */
const partNames = [
  'brand',
  'origins',
  'theme',
  'languages',
  'texts',
  'destinations',
  'questions',
] as const satisfies (keyof SiteDraft)[]
export type PartName = (typeof partNames)[number]

/** The site as it is kept, and as it will be. */
export interface Editing {
  base: SiteBody
  draft: SiteDraft
}

const draftOf = ({ key: _key, revision: _revision, ...draft }: Site): SiteDraft => draft

export const begin = (base: SiteBody): Editing => ({ base, draft: draftOf(base.site) })

const differing = (one: SiteDraft, other: SiteDraft): PartName[] =>
  partNames.filter(name => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

export const unsaved = ({ base, draft }: Editing) => differing(draftOf(base.site), draft)

/** Where unsaved changes of a site stay while the operator looks elsewhere. */
export const siteKeeper = (operator: Pick<Operator, 'id'>, site: string) =>
  draftKeeper<Editing>(operator, 'site', site)

/** What was changed of sites that are no longer there goes with them. */
export const dropGoneSites = (operator: Pick<Operator, 'id'>, left: readonly Site[]) =>
  dropDrafts(
    operator,
    ['site'],
    left.map(({ key }) => key),
  )

export const take = (draft: SiteDraft, names: readonly PartName[]): Partial<SiteDraft> =>
  Object.fromEntries(names.map(name => [name, draft[name]]))

/** The site as it was saved, with what was changed while that was on its way. */
export function saved(answer: SiteBody, sent: SiteDraft, now: SiteDraft): Editing {
  const { base, draft } = begin(answer)
  return { base, draft: { ...draft, ...take(now, differing(sent, now)) } }
}

/** What came of two owners editing one site. */
export interface Race {
  /** Changed by the other one alone, and taken over. */
  taken: PartName[]
  /** Changed by both, with the other's value. */
  both: PartName[]
  theirs: SiteDraft
}

/** The same changes on the latest that is kept. Where both changed a part, this draft's stands. */
export function rebase({ base, draft }: Editing, latest: SiteBody): Editing & { race: Race } {
  const [before, theirs] = [draftOf(base.site), draftOf(latest.site)]
  const mine = differing(before, draft)
  const other = differing(before, theirs).filter(name => differing(theirs, draft).includes(name))
  const race = {
    theirs,
    taken: other.filter(name => !mine.includes(name)),
    both: other.filter(name => mine.includes(name)),
  }
  return { base: latest, draft: { ...theirs, ...take(draft, mine) }, race }
}

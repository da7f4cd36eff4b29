import { useLayoutEffect, useState } from 'preact/hooks'
import type { FieldErrors } from '../../shared/api.ts'
import type { SiteBody, SiteDraft } from '../../shared/site-api.ts'
import { toastProblem } from '../parts/reporting.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { useLeft } from '../parts/use-left.ts'
import { useSending } from '../parts/use-sending.ts'
import { problemOf, type Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import {
  begin,
  rebase,
  saved,
  siteKeeper,
  take,
  unsaved,
  type Editing,
  type PartName,
  type Race,
} from './draft.ts'
import { errorsOf } from './editor.ts'
import type { SitesApi } from './sites-api.ts'
import { useSaving } from './use-saving.ts'

interface Deps extends Pick<SectionProps, 'operator' | 'toast' | 'onRefusal'> {
  sites: SitesApi
  loaded: SiteBody
}

type State = Editing & { race?: Race | undefined }

/** A site's draft: changed here, kept when the operator looks elsewhere, saved with one button. */
export function useSiteDraft({ sites, loaded, operator, toast, onRefusal }: Deps) {
  const { key } = loaded.site
  const keeper = siteKeeper(operator, key)
  const [state, setState] = useState<State>(() => resumed(loaded, keeper.kept()))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { sending, send } = useSending(onRefusal)
  const left = useLeft()
  const keep = useSaving(sites)
  const changed = unsaved(state)
  // Nobody is asked about what can no longer be saved.
  const isGone = sending.is === 'refused' && sending.problem.is === 'not_found'
  const isKept = changed.length > 0 && !isGone
  useLayoutEffect(() => keeper.keep(isKept ? state : undefined), [state, isKept])

  const amend = (edit: (draft: SiteDraft) => Partial<SiteDraft>) =>
    setState(before => ({ ...before, draft: { ...before.draft, ...edit(before.draft) } }))
  const set = <N extends PartName>(name: N, value: SiteDraft[N]) => amend(() => ({ [name]: value }))

  const save = () =>
    send(async () => {
      // "Saved" of a moment ago must not stand beside a refusal.
      toast(undefined)
      const { base, draft } = state
      const tell = (problem: Problem) =>
        left.current && toastProblem(toast, problem, deedFor(draft))
      try {
        const { latest, outrun } = await keep(base, draft)
        if (outrun) {
          tell(outrun)
          return setState(now => rebase(now, latest))
        }
        // Once the site is left, the effect above no longer lets go of what is saved.
        if (keeper.kept() === state) keeper.keep(undefined)
        setState(now => saved(latest, draft, now.draft))
        setErrors({})
        toast({ text: texts.site.saved, tone: 'calm' })
      } catch (error) {
        const problem = problemOf(error)
        tell(problem)
        if (problem.is === 'invalid') setErrors(errorsOf(problem))
        throw error
      }
    })

  const discard = () => {
    const before = state
    setState(begin(state.base))
    setErrors({})
    // What is set by then in other parts stays.
    const undo = () =>
      setState(({ draft }) => ({ ...before, draft: { ...draft, ...take(before.draft, changed) } }))
    toast({ text: texts.site.discarded, tone: 'calm', undo })
  }
  const judged = () => setErrors({})
  const forget = () => keeper.keep(undefined)
  return { ...state, changed, errors, judged, sending, set, amend, save, discard, forget }
}

export type SiteDraftState = ReturnType<typeof useSiteDraft>

const deedFor = ({ brand }: Pick<SiteDraft, 'brand'>) =>
  say('{brand} · {deed}', { brand, deed: texts.site.save })

/** Changes of an earlier look, on what is kept by now. */
function resumed(loaded: SiteBody, kept: Editing | undefined): State {
  if (!kept) return begin(loaded)
  if (kept.base.site.revision === loaded.site.revision) return { ...kept, base: loaded }
  const { race, ...editing } = rebase(kept, loaded)
  return race.both.length > 0 ? { ...editing, race } : editing
}

import { useCallback, useEffect, useState } from 'preact/hooks'
import type { NewView, SavedView } from '../../shared/lead-api.ts'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
import { useMakeOnce } from '../parts/use-make-once.ts'
import { useReturn } from '../parts/use-return.ts'
import { passOverGone, problemOf, type Problem } from '../problem.ts'
import { say, texts } from '../texts/texts.ts'
import type { InboxApi } from './inbox-api.ts'
import { isSameFilter } from './list-query.ts'

export interface SavedViews {
  /** Undefined until they are known. */
  views: readonly SavedView[] | undefined
  /** Why they are not. */
  problem: Problem | undefined
  retry(): void
  add(view: NewView): Promise<SavedView>
  rename(id: string, name: string): Promise<void>
  /** Can be undone from the toast, under a new id. */
  remove(view: SavedView): Promise<void>
}

export function useSavedViews(api: InboxApi, { toast, onRefusal }: Reporting): SavedViews {
  const [views, setViews] = useState<readonly SavedView[]>()
  const [problem, setProblem] = useState<Problem>()
  const ask = useCallback(async () => {
    try {
      setViews(await api.views())
      setProblem(undefined)
    } catch (error) {
      const refused = problemOf(error)
      onRefusal(refused)
      setProblem(refused)
    }
  }, [api, onRefusal])
  useEffect(() => void ask(), [ask])
  useReturn(() => problem && void ask())

  const addOnce = useMakeOnce<NewView, SavedView>({
    make: api.addView,
    look: api.views,
    isIt: (view, { name, filter }) => view.name === name && isSameFilter(view.filter, filter),
  })
  const add = async (view: NewView) => {
    const added = await addOnce(view, views ?? [])
    setViews((known = []) => [...known.filter(({ id }) => id !== added.id), added])
    return added
  }
  const rename = async (id: string, name: string) => {
    const renamed = await api.editView(id, { name })
    setViews((known = []) => known.map(view => (view.id === id ? renamed : view)))
  }
  const remove = async (removed: SavedView): Promise<void> => {
    const { id, ...view } = removed
    const text = say(texts.saved.removed, { name: view.name })
    try {
      await api.removeView(id).catch(passOverGone)
    } catch (error) {
      return toastRefusal({ toast, onRefusal }, error, text, { retry: () => void remove(removed) })
    }
    setViews((known = []) => known.filter(each => each.id !== id))
    toast({ text, tone: 'calm', undo: () => void restore(view, text) })
  }
  const restore = async (view: NewView, text: string): Promise<void> => {
    try {
      await add(view)
      toast({ text: texts.toast.undone, tone: 'calm' })
    } catch (error) {
      toastRefusal({ toast, onRefusal }, error, text, { undo: () => void restore(view, text) })
    }
  }
  return { views, problem, retry: () => void ask(), add, rename, remove }
}

import { useRef, useState } from 'preact/hooks'
import type { BulkChange, LeadSummary } from '../../shared/lead-api.ts'
import { toastProblem, type Reporting } from '../parts/reporting.ts'
import { problemText } from '../problem.ts'
import { say, sayCount, texts, type Forms } from '../texts/texts.ts'
import {
  changesARequest,
  changesOf,
  runBulk,
  type BulkResult,
  type Deed,
  type Selected,
} from './bulk.ts'
import type { InboxApi } from './inbox-api.ts'

/** How far a deed to many leads is. */
interface Progress {
  done: number
  all: number
}

export interface Bulk {
  progress: Progress | undefined
  /**
   * Does it to all of them; `told` says what was done to a count of leads, `again` tries once more
   * where nothing was. Gives those it was not done to, as it was called off or there was a problem.
   */
  run(
    leads: readonly Selected[],
    deed: Deed,
    told: string,
    again: () => void,
  ): Promise<ReadonlySet<string>>
  cancel(): void
}

interface Surroundings extends Reporting {
  changed: (leads: LeadSummary[]) => void
}

export function useBulk(api: InboxApi, { toast, onRefusal, changed }: Surroundings): Bulk {
  const { progress, send, cancel } = useStrides(api, changed)

  /** Says what was done and what stopped it, with the way back. */
  const tell = ({ problem, back }: BulkResult, done: string, deed: string) =>
    toast({
      text: problem ? `${done} ${problemText(problem)}` : done,
      tone: problem ? 'problem' : 'calm',
      ...(back.length > 0 && { undo: () => void undo(back, deed) }),
    })
  const undo = async (back: BulkChange[], deed: string): Promise<void> => {
    const result = await send(back, new Map())
    const { changed, left, problem } = result
    const again = { undo: () => void undo(left, deed) }
    if (problem) onRefusal(problem)
    if (problem) return toastProblem(toast, problem, deed, again)
    const undone = sayCount(texts.bulk.undone, changed.length)
    const text = [undone, ...notDone(result)].join(' ')
    toast({ text, tone: 'calm', ...(left.length > 0 && again) })
  }

  return {
    progress,
    cancel,
    async run(leads, deed, told, again) {
      const before = new Map(leads.map(lead => [lead.id, lead]))
      const result = await send(changesOf(leads, deed), before)
      const { problem, changed, refused, gone, left } = result
      const wanted = say(told, { leads: sayCount(texts.counts.leads, leads.length) })
      if (problem) onRefusal(problem)
      if (problem && changed.length + refused + gone === 0)
        toastProblem(toast, problem, wanted, { retry: again })
      else tell(result, resultText(result, told), wanted)
      return new Set(left.map(({ id }) => id))
    },
  }
}

/** Sends changes stride by stride, and knows how far they are. */
function useStrides(api: InboxApi, changed: Surroundings['changed']) {
  const [progress, setProgress] = useState<Progress>()
  const calledOff = useRef<AbortController>(null)

  const send = async (changes: BulkChange[], before: ReadonlyMap<string, Selected>) => {
    const running = new AbortController()
    const all = changes.length
    // What one request does is done before anybody could read how far it is, or call it off.
    const isLong = all > changesARequest
    if (isLong) {
      calledOff.current = running
      setProgress({ done: 0, all })
    }
    try {
      return await runBulk(api, changes, before, {
        signal: running.signal,
        done(done, leads) {
          if (isLong) setProgress({ done, all })
          changed(leads)
        },
      })
    } finally {
      if (isLong) setProgress(undefined)
    }
  }
  return { progress, send, cancel: () => calledOff.current?.abort() }
}

/** A single lead that was not moved is not said to be, nor are none of many. */
function resultText(result: BulkResult, told: string): string {
  const { changed, alreadySo } = result
  const done = changed.length - alreadySo
  const others = [...some(texts.bulk.already, alreadySo), ...notDone(result)]
  if (done === 0 && others.length > 0) return others.join(' ')
  return [say(told, { leads: sayCount(texts.counts.leads, done) }), ...others].join(' ')
}

const notDone = ({ refused, gone }: BulkResult) => [
  ...some(texts.bulk.refused, refused),
  ...some(texts.bulk.gone, gone),
]

const some = (forms: Forms, count: number) => (count > 0 ? [sayCount(forms, count)] : [])

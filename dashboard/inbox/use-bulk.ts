import { useRef, useState } from 'preact/hooks'
import type { BulkChange, LeadSummary } from '../../shared/lead-api.ts'
import type { Reporting } from '../parts/reporting.ts'
import { problemText } from '../problem.ts'
import { say, sayCount, texts } from '../texts/texts.ts'
import { changesOf, runBulk, type BulkResult, type Deed, type Selected } from './bulk.ts'
import type { InboxApi } from './inbox-api.ts'

/** How far a deed to many leads is. */
interface Progress {
  done: number
  all: number
}

export interface Bulk {
  progress: Progress | undefined
  /**
   * Does it to all of them; `told` says what was done to a count of leads. Gives those it was not
   * done to, as it was called off or there was a problem.
   */
  run(leads: readonly Selected[], deed: Deed, told: string): Promise<ReadonlySet<string>>
  cancel(): void
}

interface Surroundings extends Reporting {
  changed: (leads: LeadSummary[]) => void
}

/** So few are done before anybody could read how far it is. */
const fewChanges = 200

export function useBulk(api: InboxApi, { toast, onRefusal, changed }: Surroundings): Bulk {
  const [progress, setProgress] = useState<Progress>()
  const calledOff = useRef<AbortController>(null)

  const send = async (changes: BulkChange[], before: ReadonlyMap<string, Selected>) => {
    const running = new AbortController()
    calledOff.current = running
    const all = changes.length
    if (all > fewChanges) setProgress({ done: 0, all })
    try {
      return await runBulk(api, changes, before, {
        signal: running.signal,
        done(done, leads) {
          if (all > fewChanges) setProgress({ done, all })
          changed(leads)
        },
      })
    } finally {
      setProgress(undefined)
    }
  }
  /** Says what was done, what stopped it, and how to take back what `back` names. */
  const tell = ({ problem }: BulkResult, done: string, back: BulkChange[]) => {
    if (problem) onRefusal(problem)
    toast({
      text: problem ? `${done} ${problemText(problem)}`.trimStart() : done,
      tone: problem ? 'problem' : 'calm',
      ...(back.length > 0 && { undo: () => void undo(back) }),
    })
  }
  const undo = async (back: BulkChange[]) => {
    const result = await send(back, new Map())
    const done = sayCount(texts.bulk.undone, result.changed.length)
    tell(result, result.problem ? '' : withRefused(done, result), result.left)
  }

  return {
    progress,
    cancel: () => calledOff.current?.abort(),
    async run(leads, deed, told) {
      const before = new Map(leads.map(lead => [lead.id, lead]))
      const result = await send(changesOf(leads, deed), before)
      tell(result, resultText(result, told), result.back)
      return new Set(result.left.map(({ id }) => id))
    },
  }
}

/** Nothing, where a problem came before anything was done. */
function resultText({ changed, alreadySo, refused, problem }: BulkResult, told: string): string {
  if (problem && changed.length + refused === 0) return ''
  const done = say(told, { leads: sayCount(texts.bulk.leads, changed.length - alreadySo) })
  const already = alreadySo > 0 ? ` ${sayCount(texts.bulk.already, alreadySo)}` : ''
  return withRefused(done + already, { refused })
}

const withRefused = (done: string, { refused }: Pick<BulkResult, 'refused'>) =>
  refused > 0 ? `${done} ${sayCount(texts.bulk.refused, refused)}` : done

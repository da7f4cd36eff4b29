import { useRef, useState } from 'preact/hooks'
import type { BulkChange, LeadSummary } from '../../shared/lead-api.ts'
import { toastRefusal, type Reporting } from '../parts/reporting.ts'
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
  /** Does it to all of them; `told` says what was done to a count of leads. */
  run(leads: readonly Selected[], deed: Deed, told: string): Promise<void>
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
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (calledOff.current?.signal.aborted) return
      toastRefusal({ toast, onRefusal }, error)
    }
  }
  const undo = ({ back }: BulkResult) =>
    void attempt(async () => {
      const { changed: leads } = await send(back, new Map())
      toast({ text: sayCount(texts.bulk.undone, leads.length), tone: 'calm' })
    })

  return {
    progress,
    cancel: () => calledOff.current?.abort(),
    run: (leads, deed, told) =>
      attempt(async () => {
        const before = new Map(leads.map(lead => [lead.id, lead]))
        const result = await send(changesOf(leads, deed), before)
        const canUndo = result.back.length > 0
        const text = resultText(result, told)
        toast({ text, tone: 'calm', ...(canUndo && { undo: () => undo(result) }) })
      }),
  }
}

function resultText({ changed, refused }: BulkResult, told: string): string {
  const done = say(told, { leads: sayCount(texts.bulk.leads, changed.length) })
  return refused > 0 ? `${done} ${sayCount(texts.bulk.refused, refused)}` : done
}

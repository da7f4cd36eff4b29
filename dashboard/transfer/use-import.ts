import { useLayoutEffect, useState } from 'preact/hooks'
import type { LeadImportBody } from '../../shared/lead-api.ts'
import type { Operator } from '../api.ts'
import { toastProblem } from '../parts/reporting.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { ApiError, type Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say, sayCount } from '../texts/texts.ts'
import { importFile, type ImportStep } from './import-file.ts'

type Importing =
  | { is: 'idle' }
  | { is: 'running'; name: string; step: ImportStep }
  | { is: 'done'; answer: LeadImportBody }
  | { is: 'failed'; file: File; problem: Problem }

interface Job {
  importing: Importing
  running?: AbortController
  /** Draws it, while its screen is open. */
  show?: (importing: Importing) => void
}

/** Each operator's, in memory alone. */
const jobs = new Map<string, Job>()

function jobOf({ id }: Operator): Job {
  const job = jobs.get(id) ?? { importing: { is: 'idle' } }
  jobs.set(id, job)
  return job
}

function set(job: Job, importing: Importing): void {
  job.importing = importing
  job.show?.(importing)
}

/**
 * One import at a time. When its screen is left it goes on and says in passing what came of it; both
 * are there when the screen is opened again.
 */
export function useImport({ operator, toast, onRefusal }: SectionProps) {
  const job = jobOf(operator)
  const [importing, show] = useState(job.importing)
  useLayoutEffect(() => {
    job.show = show
    return () => {
      delete job.show
      if (job.importing.is !== 'running') job.importing = { is: 'idle' }
    }
  }, [job])

  const take = async (file: File) => {
    if (job.importing.is === 'running') return
    const { signal } = (job.running = new AbortController())
    const onStep = (step: ImportStep) => set(job, { is: 'running', name: file.name, step })
    try {
      const answer = await importFile(file, onStep, signal)
      set(job, { is: 'done', answer })
      if (!job.show) toast({ text: importedText(answer), tone: 'calm' })
    } catch (error) {
      if (signal.aborted) return set(job, { is: 'idle' })
      // A file that was moved away meanwhile cannot be read: all the operator can do is try again.
      const problem: Problem =
        error instanceof ApiError ? error.problem : { is: 'invalid', errors: {} }
      onRefusal(problem)
      set(job, { is: 'failed', file, problem })
      const deed = say(texts.transfer.importOf, { name: file.name })
      if (!job.show) toastProblem(toast, problem, deed, { retry: () => void take(file) })
    }
  }
  return { importing, take, cancel: () => job.running?.abort() }
}

export const importedText = ({ imported, already_here: already }: LeadImportBody) =>
  [
    sayCount(texts.transfer.imported, imported),
    ...(already > 0 ? [sayCount(texts.transfer.alreadyHere, already)] : []),
  ].join(' · ')

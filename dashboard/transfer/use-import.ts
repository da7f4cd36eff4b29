import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { LeadImportBody } from '../../shared/lead-api.ts'
import { toastProblem, type Reporting } from '../parts/reporting.ts'
import { ApiError, type Problem } from '../problem.ts'
import { say, sayCount, texts } from '../texts/texts.ts'
import { importFile, type ImportStep } from './import-file.ts'

type Importing =
  | { is: 'idle' }
  | { is: 'running'; name: string; step: ImportStep }
  | { is: 'done'; answer: LeadImportBody }
  | { is: 'failed'; file: File; problem: Problem }

/** One import at a time; when its screen is left it goes on, and says in passing what came of it. */
export function useImport({ toast, onRefusal }: Reporting) {
  const [importing, setImporting] = useState<Importing>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  const isLeft = useRef(false)
  useLayoutEffect(() => () => void (isLeft.current = true), [])

  const take = async (file: File) => {
    if (importing.is === 'running') return
    const { signal } = (running.current = new AbortController())
    const onStep = (step: ImportStep) => setImporting({ is: 'running', name: file.name, step })
    try {
      const answer = await importFile(file, onStep, signal)
      setImporting({ is: 'done', answer })
      if (isLeft.current) toast({ text: importedText(answer), tone: 'calm' })
    } catch (error) {
      if (signal.aborted) return setImporting({ is: 'idle' })
      // A file that was moved away meanwhile cannot be read: all the operator can do is try again.
      const problem: Problem =
        error instanceof ApiError ? error.problem : { is: 'invalid', errors: {} }
      onRefusal(problem)
      setImporting({ is: 'failed', file, problem })
      const deed = say(texts.transfer.importOf, { name: file.name })
      if (isLeft.current) toastProblem(toast, problem, deed, { retry: () => void take(file) })
    }
  }
  return { importing, take, cancel: () => running.current?.abort() }
}

export const importedText = ({ imported, already_here: already }: LeadImportBody) =>
  [
    sayCount(texts.transfer.imported, imported),
    ...(already > 0 ? [sayCount(texts.transfer.alreadyHere, already)] : []),
  ].join(' · ')

import { useEffect, useRef, useState } from 'preact/hooks'
import type { LeadImportBody } from '../../shared/lead-api.ts'
import { ApiError, type Problem } from '../problem.ts'
import { importFile, type ImportStep } from './import-file.ts'

type Importing =
  | { is: 'idle' }
  | { is: 'running'; name: string; step: ImportStep }
  | { is: 'done'; answer: LeadImportBody }
  | { is: 'failed'; file: File; problem: Problem }

/** One import at a time; it is given up when its screen is left. */
export function useImport(onRefusal: (problem: Problem) => void) {
  const [importing, setImporting] = useState<Importing>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const take = async (file: File) => {
    if (importing.is === 'running') return
    const leaving = (running.current = new AbortController())
    const onStep = (step: ImportStep) => setImporting({ is: 'running', name: file.name, step })
    try {
      const answer = await importFile(file, onStep, leaving.signal)
      setImporting({ is: 'done', answer })
    } catch (error) {
      if (leaving.signal.aborted) return setImporting({ is: 'idle' })
      // A file that was moved away meanwhile cannot be read: all the operator can do is try again.
      const problem: Problem =
        error instanceof ApiError ? error.problem : { is: 'invalid', errors: {} }
      onRefusal(problem)
      setImporting({ is: 'failed', file, problem })
    }
  }
  return { importing, take, cancel: () => running.current?.abort() }
}

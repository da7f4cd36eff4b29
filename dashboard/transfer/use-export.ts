import { useEffect, useRef, useState } from 'preact/hooks'
import type { LeadExport } from '../../shared/lead-api.ts'
import { problemOf, type Problem } from '../problem.ts'
import { exportLeads, save } from './transfer-api.ts'

export type Exporting =
  | { is: 'idle' }
  | { is: 'running'; bytes: number }
  | { is: 'done'; name: string }
  | { is: 'failed'; problem: Problem }

/** One export at a time; leaving the screen gives it up. */
export function useExport(onRefusal: (problem: Problem) => void) {
  const [exporting, setExporting] = useState<Exporting>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  const run = async (wanted: LeadExport) => {
    const { signal } = (running.current = new AbortController())
    const onBytes = (bytes: number) => setExporting({ is: 'running', bytes })
    onBytes(0)
    try {
      const file = await exportLeads(wanted, onBytes, signal)
      save(file)
      setExporting({ is: 'done', name: file.name })
    } catch (error) {
      if (signal.aborted) return setExporting({ is: 'idle' })
      const problem = problemOf(error)
      onRefusal(problem)
      setExporting({ is: 'failed', problem })
    }
  }
  return { exporting, run, cancel }
}

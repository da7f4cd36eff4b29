import { useEffect, useRef, useState } from 'preact/hooks'
import { callSoon } from './soon.ts'

/** Calls the latest of what it was given once for many askings, for as long as it is drawn. */
export function useSoon(call: () => void | Promise<void>, milliseconds: number): () => void {
  const latest = useRef(call)
  latest.current = call
  const [soon] = useState(() => callSoon(() => latest.current(), milliseconds))
  useEffect(() => soon.end, [soon])
  return soon.ask
}

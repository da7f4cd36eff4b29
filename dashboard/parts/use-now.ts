import { useEffect, useState } from 'preact/hooks'
import { timeNow } from '../clock.ts'

/** The time, good enough for words like "3 min. ago". */
export function useNow(): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

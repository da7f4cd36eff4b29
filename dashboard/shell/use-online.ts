import { useLayoutEffect, useState } from 'preact/hooks'

export function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine)
  // At once, or what changes before the browser has painted would be missed.
  useLayoutEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return online
}

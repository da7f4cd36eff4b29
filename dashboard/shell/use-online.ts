import { useState } from 'preact/hooks'
import { useListener } from '../use-listener.ts'

export function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine)
  useListener(['online', 'offline'], () => setOnline(navigator.onLine))
  return online
}

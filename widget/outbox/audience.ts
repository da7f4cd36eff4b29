/** Who is told, and the telling; the same news is told once. */
export function audience<T>() {
  const listeners = new Set<(told: T) => void>()
  let last = ''

  function join(listener: (told: T) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function tell(told: T) {
    const news = JSON.stringify(told)
    if (news === last) return
    last = news
    listeners.forEach(listener => listener(told))
  }

  return [join, tell] as const
}

const key = 'bellhop:single-keys'

/** Whoever speaks to their computer, or hits a key by accident, can do without; for this browser. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}

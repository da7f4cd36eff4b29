type Where = 'localStorage' | 'sessionStorage'

/** What this browser, or this tab alone, was told to remember. */
export function recall(where: Where, key: string): string | null {
  try {
    return window[where].getItem(key)
  } catch {
    // It keeps nothing for any page, and says so by throwing.
    return null
  }
}

/** `null` is forgotten; a browser that keeps nothing, or no more, does without. */
export function remember(where: Where, key: string, value: string | null): void {
  try {
    if (value === null) window[where].removeItem(key)
    else window[where].setItem(key, value)
  } catch {
    // What it would have kept is a comfort and no more.
  }
}

/** The part of web storage the widget uses. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** JSON by name, which outlives the page when the browser lets it. */
export interface Shelf {
  read: (name: string) => unknown
  /** Tells whether the value will outlive the page. */
  write: (name: string, value: unknown) => boolean
  drop: (name: string) => void
}

/** Merely touching `localStorage` throws where a browser forbids it. */
export function webStorage(): Storage | undefined {
  try {
    return window.localStorage ?? undefined
  } catch {
    return undefined
  }
}

/** Forbidden or full storage is no reason to stop: memory then serves as long as the page lives. */
export function shelf(storage: Storage | undefined): Shelf {
  const memory = new Map<string, string>()

  function stored(name: string): string | null {
    try {
      return storage?.getItem(name) ?? null
    } catch {
      return null
    }
  }

  function drop(name: string) {
    memory.delete(name)
    try {
      storage?.removeItem(name)
    } catch {
      // Nothing was kept, so nothing is to be dropped.
    }
  }

  function write(name: string, value: unknown) {
    const text = JSON.stringify(value)
    try {
      if (storage) {
        storage.setItem(name, text)
        memory.delete(name)
        return true
      }
    } catch {
      // An older text left behind would come back at the next visit as if it were the last word.
      drop(name)
    }
    memory.set(name, text)
    return false
  }

  return {
    read(name) {
      const text = memory.get(name) ?? stored(name)
      try {
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write,
    drop,
  }
}

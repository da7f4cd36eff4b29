/** The part of web storage the widget uses. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** JSON by name, which outlives the page when the browser lets it. */
export interface Shelf {
  read: (name: string) => unknown
  /** Tells whether the value will outlive the page. */
  write: (name: string, value: unknown) => boolean
  drop: (name: string) => void
  /** What storage would not take is given up for what another tab has put there. */
  reread: (name: string) => void
}

/** Merely touching `localStorage` throws where a browser forbids it. */
export const webStorage = () => tried(() => window.localStorage)

/**
 * Forbidden or full storage is no reason to stop: memory then serves as long as the page lives. What
 * is stored already stays there: it may be another tab's, and its uid is that of the same request.
 */
export function shelf(storage: WebStorage | undefined): Shelf {
  const memory = new Map<string, string>()
  return {
    read(name) {
      const text = memory.get(name) ?? tried(() => storage?.getItem(name))
      return tried(() => JSON.parse(text ?? '') as unknown)
    },
    write(name, value) {
      const text = toText(value)
      memory.set(name, text)
      return !!tried(() => {
        storage?.setItem(name, text)
        return storage && memory.delete(name)
      })
    },
    drop(name) {
      memory.delete(name)
      tried(() => storage?.removeItem(name))
    },
    reread: name => void memory.delete(name),
  }
}

/** JSON, deaf to a `toJSON` that a page has given all arrays: Prototype.js makes strings of them. */
export const toText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })

/** Undefined where the browser or the page stands in the way. */
export function tried<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

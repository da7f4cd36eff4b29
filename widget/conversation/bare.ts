/** A copy without the names that a page may have put on Object.prototype. */
export const bare = <T extends object>(own: T): T => ({ __proto__: null, ...own })

/** A copy in which this name has this value; what is looked up in it is its own as well. */
export const put = <T>(all: Record<string, T>, name: string, value: T): Record<string, T> =>
  bare({ ...all, [name]: value })

/** A copy without the names that a page may have put on Object.prototype. */
export const bare = <T extends object>(own: T): T => ({ __proto__: null, ...own })

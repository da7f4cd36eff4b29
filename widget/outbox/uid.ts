/** A uid no other guest has: 128 random bits, on pages without https too. */
export const newUid = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

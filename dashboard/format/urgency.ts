/** Milliseconds after which a guest has waited long for a first reply. */
export const longWaitMs = 2 * 60 * 60 * 1000

/** Days before a trip from which on it is near. */
export const nearDays = 14

/** The understanding as a module of its own, for integrators' bots and for the benchmark. */
export { loadLanguage } from './load.ts'
export type { Context, Reading, Readings, Slot, Span, Understanding } from './reading.ts'
export { understand } from './understand.ts'

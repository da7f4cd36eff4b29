import { recall, remember } from '../remembered.ts'

const key = 'bellhop:single-keys'

/** Whoever speaks to their computer, or hits a key by accident, can do without; for this browser. */
export const hasSingleKeys = (): boolean => recall('localStorage', key) !== 'off'

export const setSingleKeys = (on: boolean) => remember('localStorage', key, on ? null : 'off')

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where benches keep what they build and install. */
export const cache = fileURLToPath(new URL('../node_modules/.cache/bench', import.meta.url))

mkdirSync(cache, { recursive: true })

// Our app, keeping leads in memory only: what all are compared with.
import { memoryStore } from '../../../server/store/memory-store.ts'
import { first, serve } from './bellhop.mjs'

await serve(await memoryStore({}, first))

export { jsonFileStore } from '../../server/store/json-file-store.ts'
export { memoryStore } from '../../server/store/memory-store.ts'

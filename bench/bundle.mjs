import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { cache } from './cache.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds a TypeScript entry for Node 20, which cannot run it as it is; gives the file's path. */
export async function bundle(entry, name) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: cache,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  return `${cache}/${name}.mjs`
}

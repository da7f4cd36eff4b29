import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds a TypeScript entry for Node 20, which cannot run it as it is; gives the file's path. */
export async function bundle(entry, name) {
  const outDir = `${root}node_modules/.cache/bench`
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  return `${outDir}/${name}.mjs`
}

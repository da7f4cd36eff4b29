import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { cache } from '../cache.mjs'

const outDir = `${cache}/floor`

/** A hello-world Preact in a shadow root, fetched on the same intent as ours; its files by path. */
export async function buildFloor() {
  for (const [name, format] of [
    ['loader', 'iife'],
    ['chat', 'es'],
  ])
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: false,
        modulePreload: false,
        rollupOptions: {
          input: fileURLToPath(new URL(`floor/${name}.js`, import.meta.url)),
          preserveEntrySignatures: 'strict',
          output: { format, entryFileNames: `floor-${name}.js` },
        },
      },
    })
  return {
    '/floor-loader.js': `${outDir}/floor-loader.js`,
    '/floor-chat.js': `${outDir}/floor-chat.js`,
  }
}

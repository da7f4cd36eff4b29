// Bundles widget/understand for Node, the packs as chunks of their own.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds into a scratch folder and returns the path of its index.js. */
export async function buildUnderstanding(outDir = `${root}node_modules/.cache/understanding`) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: 'oxc',
      lib: {
        entry: `${root}widget/understand/index.ts`,
        formats: ['es'],
        fileName: () => 'index.js',
      },
      rolldownOptions: { output: { chunkFileNames: '[name].js', minify: true } },
    },
  })
  return `${outDir}/index.js`
}

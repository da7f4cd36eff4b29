// Bundles widget/understand for Node, the packs as chunks of their own.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packs = `${root}widget/understand/packs/`
const languages = readdirSync(packs).map(file => file.replace('.ts', ''))

/** Builds into a scratch folder and returns the path of its index.js. */
export async function buildUnderstanding(outDir = `${root}node_modules/.cache/understanding`) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.PACK_LANGUAGES': JSON.stringify(languages.join(' ')),
      'import.meta.env.PACKS': JSON.stringify('./*.js'),
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: 'oxc',
      lib: {
        entry: {
          index: `${root}widget/understand/index.ts`,
          ...Object.fromEntries(languages.map(each => [each, `${packs}${each}.ts`])),
        },
        formats: ['es'],
        fileName: (_format, name) => `${name}.js`,
      },
      rolldownOptions: { output: { chunkFileNames: '[name].js', minify: true } },
    },
  })
  return `${outDir}/index.js`
}

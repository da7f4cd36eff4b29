import { rmSync } from 'node:fs'
import type { BuildEnvironmentOptions, EnvironmentOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { devServer } from './build/dev-server.ts'
import { builtFile, entryFile, packEntries, root, textsEntries, textsFile } from './build/names.ts'
import {
  askedLetters,
  chatParts,
  fileBeside,
  moduleScript,
  oneFile,
  squeeze,
  widgetFiles,
} from './build/plugins.ts'
import { publish } from './build/publish.ts'

/** Nothing but what is built goes there, and beside what others have built. */
const into = (outDir: string) => ({ outDir, emptyOutDir: false, copyPublicDir: false })

/**
 * For what pages embed. As a client Vite would wrap each dynamic import to write preload links, and
 * a page that is not ours must get none; so it is built as servers are, for browsers.
 */
const embedded = (
  outDir: string,
  bundle: BuildEnvironmentOptions['rollupOptions'],
): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, conditions: ['module', 'browser', 'production'] },
  build: {
    ...into(outDir),
    minify: true,
    target: 'es2022',
    // No rewriting of styles for browsers that have no adopted style sheets either.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: { preserveEntrySignatures: 'strict', ...bundle },
  },
})

/** What the loader and the chat fetch once they need it: hashed files that are for ever. */
const fetched = (input: Record<string, string>) =>
  embedded('dist/public/widget/chat', { input, output: modules('[name]-[hash].js') })

/** Hashes in small letters and figures pack better than in all letters there are. */
const modules = (plain: string) => ({
  format: 'es' as const,
  hashCharacters: 'hex' as const,
  entryFileNames: entryFile(plain),
  chunkFileNames: '[name]-[hash].js',
})

export default defineConfig({
  root,
  appType: 'mpa',
  server: { port: 3000 },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    widgetFiles(builtFile, language => `chat/${textsFile(language)}`),
    fileBeside('understand', '../understand/index.ts'),
    fileBeside('talk', './talk/talk.ts'),
    moduleScript(),
    chatParts(),
    askedLetters(),
    squeeze(),
    oneFile(),
    devServer(),
  ],
  builder: {
    async buildApp(builder) {
      rmSync(`${root}dist`, { recursive: true, force: true })
      for (const environment of Object.values(builder.environments))
        if (environment.name !== 'client' && environment.name !== 'ssr')
          await builder.build(environment)
      publish()
    },
  },
  // Built in this order: the talk names the understanding, the chat the talk, the loader the chat; the server is last, so its file
  // dates the build.
  environments: {
    understanding: fetched({ understand: 'widget/understand/index.ts', ...packEntries }),
    talk: fetched({ talk: 'widget/chat/talk/talk.ts' }),
    chat: fetched({
      chat: 'widget/chat/main.tsx',
      invite: 'widget/loader/invite.ts',
      ...textsEntries,
    }),
    loader: embedded('dist/public/widget', {
      input: 'widget/loader/loader.ts',
      output: { format: 'iife', entryFileNames: 'v1.js' },
    }),
    embed: embedded('dist/public/widget', {
      input: 'widget/embed.ts',
      output: { format: 'es', entryFileNames: 'embed.js' },
    }),
    dashboard: {
      consumer: 'client',
      build: {
        ...into('dist/public'),
        assetsDir: 'dashboard/assets',
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['dashboard/index.html', 'dashboard/preview.html'],
          output: {
            // A file for each few that share some of them would be 35 for the first view.
            codeSplitting: {
              groups: [
                {
                  name: 'parts',
                  test: /\/(dashboard\/((format|inbox|parts|sign-in)\/|[\w-]+\.ts)|shared\/)/,
                  minShareCount: 2,
                },
              ],
            },
            // The manifest names its icons, so they keep their names.
            assetFileNames: ({ names }) =>
              names.some(name => name.startsWith('icon-'))
                ? 'dashboard/[name][extname]'
                : 'dashboard/assets/[name]-[hash][extname]',
          },
        },
      },
    },
    understand: embedded('dist/understand', {
      input: { index: 'widget/understand/index.ts', ...packEntries },
      output: modules('[name].js'),
    }),
    server: {
      consumer: 'server',
      // Koa's parts bring two releases of it, each with a table of all the types there are.
      resolve: { dedupe: ['mime-types'] },
      build: {
        ...into('dist/server'),
        target: 'node20',
        sourcemap: true,
        rollupOptions: {
          input: 'server/main.ts',
          // Nothing is left out: a call whose result nobody takes may throw, as decodeURIComponent does.
          treeshake: false,
          output: {
            minify: false,
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    },
  },
  test: {
    globalSetup: ['./test/support/build-once.ts'],
    reporters: ['default', './test/support/reporter.ts'],
    // Browsers, databases and servers wait more than they work: three files at a time on any machine.
    maxWorkers: 3,
    // A worker keeps its modules, its browser and its PostgreSQL from one file to the next.
    isolate: false,
    // What never comes is waited for in vain; what comes late on a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // By name, and in each large files first: the last of a page end soon, those of a store do not.
    projects: [
      // On a busy machine one in thousands of a browser's steps comes late. Every second attempt is told
      // at the end of the run; nothing that speaks of a store has one.
      {
        extends: true,
        test: { name: 'page', include: ['test/{e2e,widget}/**/*.test.ts'], retry: 1 },
      },
      { extends: true, test: { name: 'node', include: ['test/!(e2e|widget)/**/*.test.ts'] } },
    ],
  },
})

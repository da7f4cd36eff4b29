import { rmSync } from 'node:fs'
import type { EnvironmentOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { devServer } from './build/dev-server.ts'
import { builtFile, entryFile, packEntries, root, textsEntries, textsFile } from './build/names.ts'
import { chatParts, moduleScript, squeeze, talkFile, widgetFiles } from './build/plugins.ts'
import { publish } from './build/publish.ts'

const port = 3000

/**
 * For what pages embed. As a client Vite would wrap each dynamic import to write preload links, and
 * a page that is not ours must get none; so it is built as servers are, for browsers.
 */
const embedded = {
  consumer: 'server',
  resolve: { noExternal: true, conditions: ['module', 'browser', 'production'] },
  build: {
    minify: true,
    target: 'es2022',
    // No rewriting of styles for browsers that have no adopted style sheets either.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
} satisfies EnvironmentOptions

/** What the loader and the chat fetch once they need it: hashed files that are for ever. */
const fetched = (input: Record<string, string>): EnvironmentOptions => ({
  ...embedded,
  build: {
    ...embedded.build,
    outDir: 'dist/public/widget/chat',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: entryFile('[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

export default defineConfig({
  root,
  appType: 'mpa',
  server: { port },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    widgetFiles(builtFile, language => `chat/${textsFile(language)}`),
    talkFile(),
    moduleScript(),
    chatParts(),
    squeeze(),
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
  // Built in this order: the chat names the talk, the loader the chat; the server is last, so its file
  // dates the build.
  environments: {
    talk: fetched({ talk: 'widget/chat/talk.ts', ...packEntries }),
    chat: fetched({
      chat: 'widget/chat/main.tsx',
      invite: 'widget/loader/invite.ts',
      ...textsEntries,
    }),
    loader: {
      ...embedded,
      build: {
        ...embedded.build,
        outDir: 'dist/public/widget',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'widget/loader/loader.ts',
          output: { format: 'iife', entryFileNames: 'v1.js' },
        },
      },
    },
    embed: {
      ...embedded,
      build: {
        ...embedded.build,
        outDir: 'dist/public/widget',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'widget/embed.ts',
          preserveEntrySignatures: 'strict',
          output: { format: 'es', entryFileNames: 'embed.js' },
        },
      },
    },
    dashboard: {
      consumer: 'client',
      build: {
        outDir: 'dist/public',
        assetsDir: 'dashboard/assets',
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['dashboard/index.html', 'dashboard/preview.html'],
          // The manifest names its icons, so they keep their names.
          output: {
            assetFileNames: ({ names }) =>
              names.some(name => name.startsWith('icon-'))
                ? 'dashboard/[name][extname]'
                : 'dashboard/assets/[name]-[hash][extname]',
          },
        },
      },
    },
    understand: {
      ...embedded,
      build: {
        ...embedded.build,
        outDir: 'dist/understand',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { index: 'widget/understand/index.ts', ...packEntries },
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: entryFile('[name].js'),
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        minify: false,
        rollupOptions: {
          input: { main: 'server/main.ts' },
          // Nothing is left out: a call whose result nobody takes may throw, as decodeURIComponent does.
          treeshake: false,
          output: {
            minify: false,
            format: 'es',
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
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Browsers, databases and servers wait more than they work: two files at a time on any machine.
    maxWorkers: 2,
    // A worker keeps its modules, its browser and its PostgreSQL from one file to the next.
    isolate: false,
    // What never comes is waited for in vain; what comes late on a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

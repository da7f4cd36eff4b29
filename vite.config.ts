import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type EnvironmentOptions, type Plugin, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const port = 3000

/** Tells the loader the hashed name of the chat, relative to the loader's own address. */
function chatFile(file: () => string): Plugin {
  const id = 'virtual:chat-file'
  return {
    name: 'bellhop:chat-file',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load: loaded =>
      loaded === `\0${id}` ? `export const chatFile = ${JSON.stringify(file())}` : undefined,
  }
}

/** A module has no tag of its own on the page: it knows its address and nothing else. */
function moduleScript(): Plugin {
  const id = '\0bellhop:module-script'
  return {
    name: 'bellhop:module-script',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'embed',
    resolveId: source => (source === './script.ts' ? id : undefined),
    load: loaded => (loaded === id ? 'export const { url: src } = import.meta' : undefined),
  }
}

/**
 * For what pages embed. As a client Vite would wrap each dynamic import to write preload links, and
 * a page that is not ours must get none; so it is built as servers are, for browsers.
 */
const embedded = {
  consumer: 'server',
  resolve: { noExternal: true, conditions: ['module', 'browser', 'production'] },
  build: { minify: true, target: 'es2022' },
} satisfies EnvironmentOptions

const builtChat = () => {
  const file = readdirSync(`${root}dist/public/widget/chat`).find(name =>
    /^chat-.*\.js$/.test(name),
  )
  if (!file) throw new Error('the chat is built before the loader')
  return `chat/${file}`
}

/** Static files are compressed once, here, and never while a guest waits. */
function compressPublicFiles() {
  const folder = `${root}dist/public/`
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json)$/.test(file)) continue
    const content = readFileSync(folder + file)
    writeFileSync(`${folder}${file}.br`, brotliCompressSync(content))
    writeFileSync(`${folder}${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** The one server of `npm run dev`: Koa answers from its source, Vite serves the front ends. */
function devServer(): Plugin {
  return {
    name: 'bellhop:dev',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      if (process.env['VITEST']) return
      server.middlewares.use('/widget/v1.js', (_request, response, next) => {
        devLoader().then(code => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
      server.middlewares.use((request, response, next) => {
        if (!/^\/(api|demo|healthz|readyz|widget\/forms)\b/.test(request.url ?? '')) return next()
        const environment = server.environments['server'] as unknown as {
          runner: { import: (file: string) => Promise<typeof import('./server/dev.ts')> }
        }
        environment.runner
          .import('/server/dev.ts')
          .then(({ answer }) => answer(request, response))
          .catch(next)
      })
    },
  }
}

async function devLoader(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [chatFile(() => '/widget/chat/main.tsx')],
    build: {
      write: false,
      rollupOptions: { input: 'widget/loader/loader.ts', output: { format: 'iife' } },
    },
  })
  return (built as { output: { code: string }[] }).output[0]?.code ?? ''
}

export default defineConfig({
  root,
  appType: 'mpa',
  server: { port },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [chatFile(builtChat), moduleScript(), devServer()],
  builder: {
    async buildApp(builder) {
      rmSync(`${root}dist`, { recursive: true, force: true })
      for (const environment of Object.values(builder.environments))
        if (environment.name !== 'client' && environment.name !== 'ssr')
          await builder.build(environment)
      compressPublicFiles()
    },
  },
  // Built in this order: the loader names the chat; the server is last, so its file dates the build.
  environments: {
    chat: {
      ...embedded,
      build: {
        ...embedded.build,
        outDir: 'dist/public/widget/chat',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { chat: 'widget/chat/main.tsx' },
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    },
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
        rollupOptions: { input: 'dashboard/index.html' },
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
          input: { index: 'widget/understand/index.ts' },
          preserveEntrySignatures: 'strict',
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
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
          output: {
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
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

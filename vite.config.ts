import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { minify } from 'terser'
import { build, type EnvironmentOptions, type Plugin, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const port = 3000

/** Tells the loader the hashed names of what it fetches, relative to its own address. */
function widgetFiles(file: (name: string) => string): Plugin {
  const id = 'virtual:files'
  const names = () => `export const chatFile = ${JSON.stringify(file('chat'))}
    export const inviteFile = ${JSON.stringify(file('invite'))}`
  return {
    name: 'bellhop:files',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load: loaded => (loaded === `\0${id}` ? names() : undefined),
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
 * The chat's languages are named by one hash of them all, so that the chat carries no list of names;
 * and its JSX has a runtime of its own.
 */
function chatParts(): Plugin {
  const define = {
    'import.meta.env.LANGUAGES': JSON.stringify(languages),
    'import.meta.env.TEXTS': JSON.stringify('../locales/*.ts'),
  }
  return {
    name: 'bellhop:chat-parts',
    enforce: 'pre',
    config: (_config, { command }) => {
      if (command === 'build')
        define['import.meta.env.TEXTS'] = JSON.stringify(`./${textsFile('*')}`)
      return { define }
    },
    resolveId(source) {
      const isChat = this.environment.name === 'chat' && source === 'preact/jsx-runtime'
      return isChat ? `${root}widget/chat/jsx-runtime.ts` : undefined
    },
  }
}

/** Ahead of Vite's own minifier, which leaves 1.5 % more of our code: no language is worth the time. */
function squeeze(): Plugin {
  return {
    name: 'bellhop:squeeze',
    apply: 'build',
    // Its two seconds are known, and nobody needs to be told of them at each start.
    config: () => ({ build: { rollupOptions: { checks: { bundlerTimings: false } } } }),
    applyToEnvironment: ({ name }) => /chat|loader|embed|understand/.test(name),
    async renderChunk(code, { exports }) {
      if (exports.join() === 'texts' || exports.join() === 'pack') return null
      const { code: squeezed = code } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        mangle: false,
      })
      return { code: squeezed, map: null }
    },
  }
}

const locales = `${root}widget/locales/`
const languages = readdirSync(locales).map(file => file.replace('.ts', ''))

function textsFile(language: string): string {
  const texts = languages.map(each => readFileSync(`${locales}${each}.ts`))
  return `${language}-${hash('sha256', Buffer.concat(texts), 'base64url').slice(0, 8)}.js`
}

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

function builtFile(name: string): string {
  const files = readdirSync(`${root}dist/public/widget/chat`)
  const file = files.find(each => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each))
  if (!file) throw new Error(`${name} is built before the loader`)
  return `chat/${file}`
}

const hash = (algorithm: string, content: Buffer, encoding: 'base64' | 'base64url') =>
  createHash(algorithm).update(content).digest(encoding)

/** The loader again by a name that is for ever, for pages that pin it; and what the server must know. */
function pinLoader() {
  const folder = `${root}dist/public/widget/`
  const content = readFileSync(`${folder}v1.js`)
  const loader = `v1-${hash('sha256', content, 'base64url').slice(0, 8)}.js`
  const integrity = `sha384-${hash('sha384', content, 'base64')}`
  writeFileSync(folder + loader, content)
  const release = { loader, integrity, chat: builtFile('chat'), invite: builtFile('invite') }
  writeFileSync(`${folder}v1.json`, JSON.stringify(release))
}

/** The sources' own types, in one file that imports nothing. */
function publishTypes() {
  const texts = ['shared/json.ts', 'widget/loader/embed-types.ts'].map(file =>
    readFileSync(root + file, 'utf8').replace(/^import .*\n+/gm, ''),
  )
  const types = [...texts, 'export declare const mount: Mount\n'].join('\n')
  writeFileSync(`${root}dist/public/widget/embed.d.ts`, types)
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

const devFiles: Record<string, string> = {
  chat: '/widget/chat/main.tsx',
  invite: '/widget/loader/invite.ts',
}

async function devLoader(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [widgetFiles(name => devFiles[name] ?? '')],
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
  plugins: [widgetFiles(builtFile), moduleScript(), chatParts(), squeeze(), devServer()],
  builder: {
    async buildApp(builder) {
      rmSync(`${root}dist`, { recursive: true, force: true })
      for (const environment of Object.values(builder.environments))
        if (environment.name !== 'client' && environment.name !== 'ssr')
          await builder.build(environment)
      pinLoader()
      publishTypes()
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
          input: {
            chat: 'widget/chat/main.tsx',
            invite: 'widget/loader/invite.ts',
            ...Object.fromEntries(languages.map(each => [each, `${locales}${each}.ts`])),
          },
          preserveEntrySignatures: 'strict',
          output: {
            format: 'es',
            entryFileNames: ({ name }) =>
              languages.includes(name) ? textsFile(name) : '[name]-[hash].js',
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

import { build, type Plugin, type ViteDevServer } from 'vite'
import type * as Dev from '../server/dev.ts'
import { root } from './names.ts'
import { widgetFiles } from './plugins.ts'

/** The one server of `npm run dev`: Koa answers from its source, Vite serves the front ends. */
export function devServer(): Plugin {
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
        const page = pageOf(request.url ?? '')
        if (page === undefined) return next()
        response.writeHead(302, { Location: page }).end()
      })
      server.middlewares.use((request, response, next) => {
        if (!/^\/(api|demo|healthz|readyz|widget\/forms)\b/.test(request.url ?? '')) return next()
        const environment = server.environments['server'] as unknown as {
          runner: { import: (file: string) => Promise<typeof Dev> }
        }
        environment.runner
          .import('/server/dev.ts')
          .then(({ answer }) => answer(request, response))
          .catch(next)
      })
    },
  }
}

/** Vite knows pages by their files alone: what lies below the dashboard's begins at its start. */
function pageOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/dashboard/preview') return '/dashboard/preview.html'
  return /^\/(dashboard(\/[^.]+)?)?$/.test(pathname) ? '/dashboard/' : undefined
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
    plugins: [
      widgetFiles(
        name => devFiles[name] ?? '',
        language => `/widget/locales/${language}.ts`,
      ),
    ],
    build: {
      write: false,
      rollupOptions: { input: 'widget/loader/loader.ts', output: { format: 'iife' } },
    },
  })
  return (built as { output: { code: string }[] }).output[0]?.code ?? ''
}

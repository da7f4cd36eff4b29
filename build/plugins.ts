import { minify } from 'terser'
import type { Plugin } from 'vite'
import { builtFile, packFile, packLanguages, root, textsFile } from './names.ts'

/** Tells the loader the hashed names of what it fetches, relative to its own address. */
export function widgetFiles(
  file: (name: string) => string,
  texts: (language: string) => string,
): Plugin {
  const [path, ending] = texts('*').split('*')
  const names = () => `export const chatFile = ${JSON.stringify(file('chat'))}
    export const inviteFile = ${JSON.stringify(file('invite'))}
    export const textsPath = ${JSON.stringify(path)}
    export const textsEnding = ${JSON.stringify(ending)}`
  return virtual('files', names)
}

/** Tells the chat the name of a file beside it that it fetches behind the first prompt. */
export function fileBeside(name: string, source: string): Plugin {
  let file = () => source
  return {
    ...virtual(`${name}-file`, () => `export const ${name}File = ${JSON.stringify(file())}`),
    config(_config, { command }) {
      if (command === 'build') file = () => builtFile(name).replace('chat', '.')
    },
  }
}

/** A module whose text is made while others are built. */
function virtual(name: string, write: () => string): Plugin {
  const id = `virtual:${name}`
  return {
    name: `bellhop:${name}`,
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load: loaded => (loaded === `\0${id}` ? write() : undefined),
  }
}

/** A module has no tag of its own on the page: it knows its address and nothing else. */
export function moduleScript(): Plugin {
  const id = '\0bellhop:module-script'
  return {
    name: 'bellhop:module-script',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'embed',
    resolveId: source => (source.endsWith('/script.ts') ? id : undefined),
    load: loaded => (loaded === id ? 'export const { url: src } = import.meta' : undefined),
  }
}

/**
 * Languages are named by one hash of them all, so that neither chat nor understanding carries a list
 * of names; and the chat's JSX has a runtime of its own.
 */
export function chatParts(): Plugin {
  const define = {
    'import.meta.env.TEXTS': JSON.stringify('../locales/*.ts'),
    'import.meta.env.PACK_LANGUAGES': JSON.stringify(packLanguages.join()),
    'import.meta.env.PACKS': JSON.stringify('./packs/*.ts'),
  }
  return {
    name: 'bellhop:chat-parts',
    enforce: 'pre',
    config: (_config, { command }) => {
      if (command === 'build') {
        define['import.meta.env.TEXTS'] = JSON.stringify(`./${textsFile('*')}`)
        define['import.meta.env.PACKS'] = JSON.stringify(`./${packFile('*')}`)
      }
      return { define }
    },
    resolveId(source, importer) {
      const own = `${root}widget/chat/jsx-runtime.ts`
      const isChat = this.environment.name === 'chat' && source === 'preact/jsx-runtime'
      return isChat && importer !== own ? own : undefined
    },
  }
}

/**
 * A pixel in the dashboard's styles is a sixteenth of the letters that an operator has asked their
 * browser for, also where widths are compared: larger letters look as a page that is zoomed.
 */
export function askedLetters(): Plugin {
  return {
    name: 'bellhop:asked-letters',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/dashboard\/styles\/[^/]+\.css$/.test(id)) return null
      return code.replace(/\b([\d.]+)px\b/g, (_length, pixels) => `${Number(pixels) / 16}rem`)
    },
  }
}

/** Ahead of Vite's own minifier, which alone leaves 1.5 % more of our code. Languages are not worth the time. */
export function squeeze(): Plugin {
  return {
    name: 'bellhop:squeeze',
    apply: 'build',
    // Else the bundler warns at each build that this takes two seconds.
    config: () => ({ build: { rollupOptions: { checks: { bundlerTimings: false } } } }),
    applyToEnvironment: ({ name }) => /talk|chat|loader|embed|understand/.test(name),
    async renderChunk(code, { exports }) {
      if (exports.join() === 'texts' || exports.join() === 'pack') return null
      const { code: squeezed = code } = await minify(asTemplates(code), {
        module: true,
        ecma: 2020,
        // No getter of ours does anything but give a value, no function expression is a constructor, and
        // built-ins are the browser's own: `unsafe` writes `String(x)` as `x + ''`. What Vite's minifier
        // makes of conditions packs better.
        compress: {
          conditionals: false,
          passes: 3,
          keep_fargs: false,
          pure_getters: true,
          sequences: false,
          unsafe: true,
          unsafe_arrows: true,
        },
        mangle: false,
      })
      return { code: squeezed, map: null }
    },
  }
}

/**
 * The server with all its packages: a start has one file to read in the place of three hundred, which
 * is nearly half of its work. While developing they stay outside, since most are no modules.
 */
export function oneFile(): Plugin {
  return {
    name: 'bellhop:one-file',
    apply: 'build',
    config: () => ({
      environments: {
        // One of the packages names its own functions by `eval`, which stands as it is.
        server: {
          resolve: { noExternal: true },
          build: { rollupOptions: { checks: { eval: false } } },
        },
      },
    }),
  }
}

/** An integrator's bundler follows an `import` of a template, and takes along what it may name. */
const asTemplates = (code: string) =>
  code.replace(/"([^"*]*)\*([^"*]*)"\.replace\("\*", (\w+)\)/g, '`$1${$3}$2`')

import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtFile, languages, root, textsFile } from './names.ts'

/** What is left to do once all is built. */
export function publish() {
  pinLoader()
  publishTypes()
  compressPublicFiles()
}

/** The loader again by a name that is for ever, for pages that pin it; and what the server must know. */
function pinLoader() {
  const folder = `${root}dist/public/widget/`
  const content = readFileSync(`${folder}v1.js`)
  const loader = `v1-${hash('sha256', content, 'base64url').slice(0, 8)}.js`
  const integrity = `sha384-${hash('sha384', content, 'base64')}`
  writeFileSync(folder + loader, content)
  const texts = languages.map(each => [each, `chat/${textsFile(each)}`] as const)
  const files = {
    chat: builtFile('chat'),
    talk: builtFile('talk'),
    understand: builtFile('understand'),
    invite: builtFile('invite'),
    ...Object.fromEntries(texts),
  }
  writeFileSync(`${folder}v1.json`, JSON.stringify({ loader, integrity, files }))
}

/** The sources' own types, in files that import nothing. */
function publishTypes() {
  const page = ['shared/json.ts', 'widget/loader/embed-types.ts']
  writeTypes('dist/public/widget/embed.d.ts', page, ['const mount: Mount'])
  writeTypes(
    'dist/understand/index.d.ts',
    ['widget/understand/reading.ts'],
    [
      'function loadLanguage(locale: string): Promise<unknown>',
      'function understand(reply: string, context: Context): Understanding',
    ],
  )
}

function writeTypes(file: string, sources: string[], declared: string[]) {
  const texts = sources.map(source =>
    readFileSync(root + source, 'utf8').replace(/^import .*\n+/gm, ''),
  )
  const own = declared.map(each => `export declare ${each}\n`)
  writeFileSync(root + file, [...texts, ...own].join('\n'))
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

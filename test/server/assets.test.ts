import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import type { Release } from '../../server/release.ts'
import { assets } from '../../server/middleware/assets.ts'
import { newFolder } from '../support/new-folder.ts'
import { serveHttp } from '../support/serve-http.ts'
import { startApp } from '../support/start-app.ts'

/** Serves a folder of its own with these files; `served` are those whose answers have ended well. */
async function serving(files: Record<string, string | Buffer>) {
  const folder = await newFolder()
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const served: string[] = []
  const opened: Readable[] = []
  const app = new Koa().use(async (ctx, next) => {
    ctx.res.once('pipe', (file: Readable) => opened.push(file))
    await next()
    served.push(ctx.path)
  })
  app.silent = true
  const { port, stop } = await serveHttp(app.use(assets(folder)).callback())
  onTestFinished(stop)
  return { folder, served, opened, at: (file: string) => `http://127.0.0.1:${port}/${file}` }
}

test('a file that a new build takes away ends that answer, and no other', async () => {
  const { folder, at } = await serving({ 'stays.js': 'stays', 'goes.js': 'goes' })
  expect(await (await fetch(at('goes.js'))).text()).toBe('goes')

  await rm(join(folder, 'goes.js'))
  await expect(fetch(at('goes.js')).then(answer => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  )
  expect(await (await fetch(at('stays.js'))).text()).toBe('stays')
})

test.each(['bytes=3-1', 'bytes=-2', 'lines=1-2', 'bytes=1-2'])(
  'whoever asks for a part of a file gets it whole: %s',
  async range => {
    const { at } = await serving({ 'whole.js': 'whole' })
    const answer = await fetch(at('whole.js'), { headers: { range } })
    expect([answer.status, await answer.text()]).toEqual([200, 'whole'])
  },
)

test('nothing is sent to a file', async () => {
  const { origin } = await startApp()
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch(`${origin}/widget/v1.js`, { method })).status).toBe(404)
})

test('who leaves before all of a file is there is no fault of ours, and leaves no file open', async () => {
  const { served, opened, at } = await serving({ 'large.js': Buffer.alloc(2 ** 24) })
  const leaving = new AbortController()
  expect((await fetch(at('large.js'), leaving)).status).toBe(200)
  leaving.abort()
  await expect.poll(() => served).toEqual(['/large.js'])
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true])
})

test.each([
  '/dashboard',
  '/dashboard/index.html',
  '/dashboard/index%2ehtml',
  '/dashboard/index.htm%6c',
  '/dashboard/index.html.br',
  '/dashboard/preview.html',
])('no page of another origin frames the dashboard by the name %s', async path => {
  const { origin } = await startApp()
  const { status, headers } = await fetch(origin + path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*;frame-ancestors 'none'$/,
  )
})

test.each(['/dashboard', '/dashboard/preview', '/demo'])(
  'what somebody smuggles into %s turns neither its links nor its forms to another origin',
  async path => {
    const { origin } = await startApp()
    const { headers } = await fetch(origin + path)
    const policy = headers.get('content-security-policy')?.split(';')
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "form-action 'self'"]))
    expect(headers.get('referrer-policy')).toBe('same-origin')
  },
)

test('the dashboard loads what is its own, and from nowhere else', async () => {
  const { origin } = await startApp()
  const { headers } = await fetch(`${origin}/dashboard`)
  const policy = headers.get('content-security-policy')?.split(';')
  const own = ['connect', 'frame', 'manifest', 'script', 'style'].map(kind => `${kind}-src 'self'`)
  expect(policy?.filter(part => /-src /.test(part)).sort()).toEqual(
    [...own, "default-src 'none'", "img-src 'self' data:"].sort(),
  )
})

test('the widget is for any page, and asked for anew in minutes; ours are asked for each time, hashed files once', async () => {
  const { origin } = await startApp()
  const { files } = (await (await fetch(`${origin}/widget/v1.json`)).json()) as Release
  const minutes = 'public, max-age=300, stale-while-revalidate=86400'
  for (const [path, kept] of [
    ['/widget/v1.js', minutes],
    ['/widget/embed.js', minutes],
    [`/widget/${files['chat']}`, 'public, max-age=31536000, immutable'],
    ['/widget/v1.json', 'no-cache'],
    ['/dashboard/icon-192.png', 'no-cache'],
    ['/dashboard', 'no-cache'],
    ['/dashboard/preview', 'no-cache'],
    ['/demo', 'no-cache'],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(origin + path, { method })
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, kept])
      const isForAnyPage = path.startsWith('/widget')
      expect(headers.get('access-control-allow-origin')).toBe(isForAnyPage ? '*' : null)
      const policy = headers.get('cross-origin-resource-policy')
      expect(policy === 'cross-origin').toBe(isForAnyPage)
    }
})

test('a file of the dashboard that an update took away is not there, and no page is given for it', async () => {
  const { origin } = await startApp()
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  expect(await statusOf('/dashboard/assets/team-section-AAAAAAAA.js')).toBe(404)
  expect(await statusOf('/dashboard/team')).toBe(200)
})

test('the widget comes packed as a browser can unpack it, and not again while it is the same', async () => {
  const { origin } = await startApp()
  const get = (headers: Record<string, string>) => fetch(`${origin}/widget/v1.js`, { headers })
  const packed = await get({ 'accept-encoding': 'gzip, br' })
  const older = await get({ 'accept-encoding': 'gzip' })
  const codings = [packed, older].map(({ headers }) => headers.get('content-encoding'))
  expect(codings).toEqual(['br', 'gzip'])
  const picky = await get({ 'accept-encoding': 'gzip;q=1.0, br;q=0' })
  expect(picky.headers.get('content-encoding')).toBe('gzip')
  expect(await older.text()).toBe(await packed.text())
  const etag = packed.headers.get('etag')!
  const same = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': etag })
  expect(same.status).toBe(304)
  for (const name of ['etag', 'cache-control'])
    expect(same.headers.get(name)).toBe(packed.headers.get(name))
  expect(same.headers.get('vary')).toContain('Accept-Encoding')
  const another = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': '"another"' })
  expect([another.status, another.headers.get('etag')]).toEqual([200, etag])
})

test('what is asked for as known, and is not there, is kept by nobody', async () => {
  const { origin } = await startApp()
  const headers = { 'if-none-match': '"known"' }
  const gone = await fetch(`${origin}/dashboard/assets/team-section-AAAAAAAA.js`, { headers })
  expect(gone.status).toBe(404)
  for (const name of ['etag', 'cache-control']) expect(gone.headers.get(name)).toBeNull()
})

test('browsers are told to come by TLS alone where that is set, to this host and none below it', async () => {
  const { origin } = await startApp({ publicUrl: 'https://palm.example' })
  for (const path of ['/dashboard', '/dashboard/preview', '/demo']) {
    const { headers } = await fetch(origin + path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
})

test('the demo has its chat wherever it is opened: also before the public address leads here', async () => {
  const { origin } = await startApp({ publicUrl: 'https://palm.example' })
  const page = `${origin}/demo`
  const [, src = ''] = /<script async src="([^"]+)"/.exec(await (await fetch(page)).text()) ?? []
  expect(new URL(src, page).href).toBe(`${origin}/widget/v1.js`)
})

test.each([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['nb', 'nb'],
  ['xx', 'en'],
])('texts asked for in "%s" are those in "%s"', async (language, given) => {
  const { origin } = await startApp()
  const { status, url } = await fetch(`${origin}/widget/chat/${language}-00000000.js`)
  expect(status).toBe(200)
  expect(url).toContain(`/widget/chat/${given}-`)
})

const fetchedLater = ['chat', 'talk', 'understand', 'invite']

test.each(fetchedLater)(
  'the %s of an earlier release leads any page to this one’s, for an hour',
  async name => {
    const { origin } = await startApp()
    const earlier = `${origin}/widget/chat/${name}-00000000.js`
    const { status, headers } = await fetch(earlier, { redirect: 'manual' })
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(new RegExp(`^/widget/chat/${name}-[\\w-]{8}\\.js$`))
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  },
)

test('an understanding of an earlier release is given no words that are not its own', async () => {
  const { origin } = await startApp()
  const earlier = await fetch(`${origin}/widget/chat/pack-de-00000000.js`)
  expect(earlier.status).toBe(404)
})

test('the preview is framed by the dashboard alone', async () => {
  const { origin } = await startApp()
  const { headers } = await fetch(`${origin}/dashboard/preview`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { assets } from '../../server/middleware/assets.ts'

/** Serves a folder of its own with these files, each holding its own name. */
async function serving(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-assets-'))
  for (const name of names) await writeFile(join(folder, `${name}.js`), name)
  const server = createServer(new Koa().use(assets(folder)).callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const address = server.address()
  const at = (file: string) =>
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/${file}`
  return { folder, at }
}

test('a file that a new build takes away ends that answer, and no other', async () => {
  const { folder, at } = await serving('stays', 'goes')
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
    const { at } = await serving('whole')
    const answer = await fetch(at('whole.js'), { headers: { range } })
    expect([answer.status, await answer.text()]).toEqual([200, 'whole'])
  },
)

import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../support/new-folder.ts'
import { plainUser } from '../support/plain-user.ts'

const script = fileURLToPath(new URL('../../build/build-if-stale.mjs', import.meta.url))

/** Files of a checkout as the script sees it, and a bundler that says that it was called. */
const checkout = {
  'shared/a': '',
  'widget/a': '',
  'dashboard/a': '',
  'server/a': '',
  'vite.config.ts': '',
  'package-lock.json': '',
  'dist/server/main.js': '',
  'node_modules/vite/bin/vite.js': 'console.log("built")',
}

async function staleCheckout(): Promise<string> {
  const folder = await newFolder()
  for (const [path, text] of Object.entries(checkout)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await cp(script, join(folder, 'build/build-if-stale.mjs'))
  await utimes(join(folder, 'dist/server/main.js'), 1, 1)
  return folder
}

/** By a copy of Node where that is another user, to whom ours may be closed: one below /root, say. */
async function runIn(folder: string) {
  const user = plainUser()
  const node = user ? join(folder, 'node') : process.execPath
  if (user) await cp(process.execPath, node, { force: false })
  const options = { ...user, cwd: '/' }
  return promisify(execFile)(node, [join(folder, 'build/build-if-stale.mjs')], options)
}

test('a build that is stale is made anew, but where this user may not write: that is said', async () => {
  const folder = await staleCheckout()
  await chmod(folder, 0o777)
  expect((await runIn(folder)).stdout).toContain('built')
  await chmod(folder, 0o555)
  onTestFinished(() => chmod(folder, 0o777))
  await expect(runIn(folder)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/cannot write there\.\nRun `npm run build` as the user/),
  })
})

test('without a build and a bundler it says what to install, wherever that is run', async () => {
  const folder = await staleCheckout()
  await chmod(folder, 0o755)
  for (const path of ['dist', 'node_modules']) await rm(join(folder, path), { recursive: true })
  await expect(runIn(folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Run `npm ci --include=dev` first.'),
  })
})

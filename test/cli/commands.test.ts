import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, open, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backup } from '../../server/cli/backup.ts'
import { check } from '../../server/cli/check.ts'
import { explain } from '../../server/explain.ts'
import { jsonFileStore } from '../../server/store/json-file-store.ts'
import { locksIn } from '../store/folder.ts'
import { desk, log } from '../store/makers.ts'
import { installation } from '../support/installation.ts'
import { newFolder } from '../support/new-folder.ts'
import { main, startServer } from '../support/start-server.ts'
import { io } from './io.ts'

/** The built program as it is typed; it ends by itself. */
const bellhop = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; said: string }>(resolve => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, said) => {
      resolve({ code: Number(error?.code ?? 0), out, said })
    })
  })

test('a port that is taken is named, and the password of a first start is said all the same', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void occupant.close())
  await once(occupant, 'listening')
  const { port } = occupant.address() as AddressInfo
  const env = { PORT: String(port), BELLHOP_DATA_DIR: await newFolder() }
  const { code, out, said } = await bellhop([], env)
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} of 127.0.0.1 is in use`)
  expect(out).toMatch(/Password +\S{16} +\(shown this once\)/)
})

test('a password that was set is not printed, and one that is nobody’s is said to be that', async () => {
  const folder = await newFolder()
  const first = await startServer(folder, { BELLHOP_OPERATOR_PASSWORD: 'first password' })
  expect(first.printed()).toMatch(/Password +as it was set\n/)
  expect(first.printed()).not.toContain('first password')
  await first.kill('SIGTERM')
  const { printed } = await startServer(folder, {
    BELLHOP_OPERATOR_EMAIL: 'noa@palm.example',
    BELLHOP_OPERATOR_PASSWORD: 'second password',
  })
  expect(printed()).toContain('no operator has the address noa@palm.example')
  expect(printed()).not.toContain('second password')
})

test('a start that cannot keep the password it was given leaves no lock behind', async () => {
  const folder = await newFolder()
  const env = { BELLHOP_DATA_DIR: folder, PORT: '0', BELLHOP_OPERATOR_PASSWORD: 'first password' }
  const { kill } = await startServer(folder, env)
  await kill('SIGTERM')
  await mkdir(join(folder, 'desk.json.new', 'in the way'), { recursive: true })
  const { code } = await bellhop([], { ...env, BELLHOP_OPERATOR_PASSWORD: 'second password' })
  expect(code).toBe(1)
  expect(await locksIn(folder)).toEqual([])
})

test('a restore that is killed before it has read the backup leaves no folder to begin anew in', async () => {
  const [folder, backups] = [await newFolder(), await newFolder()]
  const pipe = join(backups, 'bellhop.backup')
  execFileSync('mkfifo', [pipe])
  const env = { BELLHOP_DATA_DIR: folder, PORT: '0' }
  const restoring = spawn(process.execPath, [main, 'restore', pipe], { env, stdio: 'ignore' })
  const ended = once(restoring, 'exit')
  // A pipe opens when there is somebody at its other end.
  const sending = await open(pipe, 'w')
  restoring.kill('SIGKILL')
  await ended
  await sending.close()
  await expect(startServer(folder, env)).rejects.toThrow('installation.json is gone')
})

test('help is no mistake; a command there is none of is one', async () => {
  const [help, unknown] = await Promise.all([bellhop(['backup', '--help']), bellhop(['bakup'])])
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('Usage: bellhop')])
  expect(unknown.code).toBe(1)
  expect(unknown.said).toMatch(/^There is no command bakup\.\nUsage/)
})

test('a port after serve is no setting, and is not passed over', async () => {
  // On a host that is none it would end, too, and say that.
  const env = { BELLHOP_DATA_DIR: await newFolder(), HOST: 'nowhere.invalid' }
  const { code, said } = await bellhop(['serve', '--port', '4000'], env)
  expect([code, said]).toEqual([1, expect.stringMatching(/^serve takes settings, not arguments/)])
})

test('with a database, nobody takes a backup of the folder beside it for one of the leads', async () => {
  const { code, said } = await bellhop(['backup', 'x'], { DATABASE_URL: 'postgres://db/leads' })
  expect([code, said]).toEqual([1, expect.stringContaining('pg_dump')])
})

test('a setting that has no effect yet is said to have none', async () => {
  const { printed } = await startServer((await installation()).folder, {
    SMTP_URL: 'smtp://localhost:25',
  })
  expect(printed()).toContain('SMTP_URL is set and has no effect')
})

test('a server whose widget was left behind says so', async () => {
  const [place, root] = [await newFolder(), dirname(dirname(dirname(main)))]
  await cp(dirname(main), join(place, 'dist/server'), { recursive: true })
  await mkdir(join(place, 'dist/public'))
  for (const name of ['package.json', 'node_modules'])
    await symlink(join(root, name), join(place, name))
  const program = join(place, 'dist/server/main.js')
  const env = { BELLHOP_DATA_DIR: join(place, 'data'), PORT: '0' }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => void (child.kill('SIGKILL') && (await once(child, 'exit'))))
  let printed = ''
  child.stdout.on('data', chunk => (printed += String(chunk)))
  await expect.poll(() => printed).toContain('Bellhop is listening')
  expect(printed).toMatch(/There is no widget in .+public, so no guest gets a chat/)
  const { folder } = await installation()
  expect((await startServer(folder)).printed()).not.toContain('no widget')
})

test('a file that is not there, or is none, is a sentence', async () => {
  const folder = await newFolder()
  const called = io(folder)
  expect(await check([join(folder, 'none')], called)).toBe(false)
  expect(called.printed.join()).toContain('none is not there.')
  expect(await check([folder], called)).toBe(false)
  expect(called.printed.join()).toContain(`${folder} is a folder, where a file is wanted.`)
  await expect(check([], called)).rejects.toThrow('There is nothing in')
  for (const args of [[], ['--now'], ['a', 'b']])
    await expect(backup(args, called)).rejects.toThrow('Usage: bellhop backup FILE')
})

test('a data folder that cannot be is told with the setting that mends it', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  const [link, circle] = [join(dirname(file), 'link'), join(dirname(file), 'circle')]
  await symlink(join(dirname(file), 'nowhere', 'data'), link)
  await symlink(circle, circle)
  for (const folder of [link, circle])
    await expect(jsonFileStore({ folder, log }, desk).catch(explain)).resolves.toMatch(
      /link that leads nowhere[^]*BELLHOP_DATA_DIR/,
    )
  for (const folder of [file, join(file, 'data')]) {
    const error: unknown = await jsonFileStore({ folder, log }, desk).catch(
      (thrown: unknown) => thrown,
    )
    expect(explain(error)).toMatch(/is no folder[^]*BELLHOP_DATA_DIR/)
  }
})

test.skipIf(process.platform !== 'linux')(
  'a data folder where none can be made is refused, and not tried for ever',
  async () => {
    const { code, said } = await bellhop([], { PORT: '0', BELLHOP_DATA_DIR: '/proc/bellhop/data' })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^\/proc\/bellhop [^]*BELLHOP_DATA_DIR/),
    ])
  },
)

test('a host that is no address of this machine is told with the setting that mends it', async () => {
  const env = { PORT: '0', HOST: '203.0.113.1', BELLHOP_DATA_DIR: await newFolder() }
  const { code, said } = await bellhop([], env)
  expect([code, said]).toEqual([1, expect.stringContaining('HOST is 203.0.113.1, which is no')])
})

const path = '/srv/bellhop'

test.each([
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Set PORT to 1024 or more'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'palm' }, 'HOST is palm, which is no'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full.'],
  [{ code: 'EDQUOT', syscall: 'write' }, 'The disk is full.'],
  [{ code: 'EACCES', syscall: 'open', path: main }, `${main} is closed to this user.`],
  [{ code: 'EACCES', syscall: 'open', path: `${tmpdir()}/none` }, `${tmpdir()} is closed`],
  [{ code: 'EPERM', syscall: 'rename', path: 'aside', dest: path }, `${path} is closed`],
  [{ code: 'ENOENT', syscall: 'mkdir', path }, `${path} cannot be made there.`],
  [{ code: 'EROFS', syscall: 'mkdir', path }, `${path} is on a disk that cannot be written.`],
  [{ code: 'EMFILE', syscall: 'open', path }, 'what the system says'],
])('of %j people read what they can do about it', (fault, sentence) => {
  const error = Object.assign(new Error('what the system says'), fault)
  expect(explain(error)).toContain(sentence)
})

test('of a mistake of ours the place in the code is told', () => {
  expect(explain(new TypeError('x is not a function'))).toContain('commands.test.ts')
})

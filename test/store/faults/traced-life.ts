import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recording } from './recorded-files.ts'
import type { Life } from './power-cuts.ts'

const traced =
  'openat,write,pwrite64,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,close'

/**
 * A life of eight writers as the kernel saw it: strace's record of the system calls that the built
 * writer-process made until it had acknowledged `count` requests.
 */
export async function traceLife(program: string, count: number): Promise<Life> {
  const scratch = await mkdtemp(join(tmpdir(), 'bellhop-trace-'))
  const record = join(scratch, 'calls')
  const command = [process.execPath, program, join(scratch, 'data'), 'power']
  const options = ['-f', '-xx', '-s', '16777216', '-e', `trace=${traced}`, '-o', record]
  const child = spawn('strace', [...options, ...command], { detached: true })
  let heard = 0
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve())
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      heard += text.split('\n').length - 1
      if (heard > count && child.pid) process.kill(-child.pid, 'SIGKILL')
    })
  })
  const life = readTrace(await readFile(record, 'latin1'))
  await rm(scratch, { recursive: true })
  return life
}

/** What the arguments of one kind of call mean; all paths and bytes are in \xNN form. */
export function readTrace(trace: string): Life {
  const life: Life = { calls: [], acks: [] }
  const begun = new Map<string, string>()
  const files = openFiles(life.calls)
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const [, resumed] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? []
    if (resumed !== undefined) {
      files.ended((begun.get(thread) ?? '') + resumed)
      begun.delete(thread)
      continue
    }
    const isWhole = !rest.endsWith(' <unfinished ...>')
    const call = isWhole ? rest : rest.slice(0, -' <unfinished ...>'.length)
    for (const [uid, step] of acksIn(call)) life.acks.push({ uid, step, after: life.calls.length })
    files.began(call)
    if (isWhole) files.ended(call)
    else begun.set(thread, call)
  }
  return life
}

/** Keeps track of which descriptor is which file, and of what happens to it. */
function openFiles(calls: Recording) {
  const numbers = new Map<string, number>()
  const paths = new Map<string, string>()
  let made = 0
  const fileOf = (descriptor: string) => numbers.get(paths.get(descriptor) ?? '')

  return {
    /** Writes and names may be on disk as soon as they are asked for. */
    began(call: string) {
      const [, name = '', descriptor = '', text = ''] = /^(\w+)\((\w+)(.*)$/.exec(call) ?? []
      const file = fileOf(descriptor)
      if (name === 'close') paths.delete(descriptor)
      if (name === 'pwrite64' && file !== undefined) {
        const position = Number(/, \d+, (\d+)/.exec(text)?.[1])
        calls.push({ is: 'write', file, position, bytes: bytesIn(text)[0] ?? Buffer.alloc(0) })
      }
      if (name === 'ftruncate' && file !== undefined)
        calls.push({ is: 'truncate', file, length: Number(/\d+/.exec(text)?.[0]) })
      const [from = '', to = ''] = bytesIn(call).map(String)
      if (call.startsWith('rename')) {
        calls.push({ is: 'rename', from, to })
        numbers.set(to, numbers.get(from) ?? 0)
      }
      if (call.startsWith('unlink')) calls.push({ is: 'remove', path: from })
    },
    /** A descriptor is known, and a sync is worth something, when the call has come back. */
    ended(call: string) {
      const result = /= (\d+)$/.exec(call)?.[1]
      if (result === undefined) return
      if (call.startsWith('openat')) {
        const path = String(bytesIn(call)[0])
        paths.set(result, path)
        if (!call.includes('O_EXCL')) return
        numbers.set(path, ++made)
        calls.push({ is: 'create', path, file: made })
      }
      if (!/^(fsync|fdatasync)\(/.test(call)) return
      const descriptor = /\d+/.exec(call)?.[0] ?? ''
      const path = paths.get(descriptor) ?? ''
      const file = fileOf(descriptor)
      calls.push(file === undefined ? { is: 'folder synced', path } : { is: 'synced', file })
    },
  }
}

/** The writers say what was acknowledged on their standard output. */
function acksIn(call: string): [string, number][] {
  if (!call.startsWith('write(1,')) return []
  return String(bytesIn(call)[0])
    .split('\n')
    .map(line => line.split(' '))
    .flatMap(([uid = '', step]): [string, number][] =>
      step === undefined ? [] : [[uid, Number(step)]],
    )
}

const bytesIn = (text: string): Buffer[] =>
  [...text.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
  )

import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk } from '../makers.ts'
import { faultsOf, type Acknowledged } from './work.ts'

/** When to kill: after so many acknowledgements, or at a call to the file system. */
export type Moment = { acks: number } | { call: number }

export interface Killing {
  /** One life of the writers that ends with a kill; gives what a clean start then finds wrong. */
  kill(moment: Moment): Promise<string[]>
  acknowledged: Acknowledged
  /** Lives in which a snapshot was under way when they ended. */
  insideSnapshot(): number
  remove(): Promise<void>
}

/** One folder that lives through any number of kills; `program` is the built writer-process. */
export async function killing(program: string): Promise<Killing> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-kill-'))
  const acknowledged: Acknowledged = new Map()
  let lives = 0
  let inside = 0

  return {
    acknowledged,
    insideSnapshot: () => inside,
    async kill(moment) {
      await life(program, folder, `run${lives++}`, moment, acknowledged)
      if ((await readdir(folder)).includes('leads.json.new')) inside++
      const warnings: string[] = []
      const warn = (about: object, text: string) => void warnings.push(text + JSON.stringify(about))
      const log = { info() {}, warn, error: warn }
      const store = await jsonFileStore({ folder, log }, desk)
      const faults = await faultsOf(store.leads, acknowledged)
      await store.close()
      return faults
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Resolves when the process is dead and all it said has been heard. */
function life(
  program: string,
  folder: string,
  run: string,
  moment: Moment,
  acknowledged: Acknowledged,
): Promise<void> {
  const call = 'call' in moment ? moment.call : 0
  const child = spawn(process.execPath, [program, folder, run, String(call)])
  let rest = ''
  let acks = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [uid = '', step] = line.split(' ')
      if (step === undefined) continue
      acknowledged.set(uid, Number(step))
      if ('acks' in moment && ++acks === moment.acks) child.kill('SIGKILL')
    }
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`The writers ended by ${code}: ${said}`)),
    )
  })
}

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonFileStore } from '../../../server/store/json-file-store.ts'
import { desk } from '../makers.ts'
import { faultsOf, type Acknowledged } from './work.ts'

/** When to kill: after so many acknowledgements, or at a call of the start or of a compaction. */
type Moment = { acks: number } | { call: number; of: 'life' | 'compaction' }

export interface Killing {
  /** One life of the writers that ends with a kill; gives what a clean start then finds wrong. */
  kill(moment: Moment): Promise<string[]>
  acknowledged: Acknowledged
  remove(): Promise<void>
}

/** One folder that lives through any number of kills; `program` is the built writer-process. */
export async function killing(program: string): Promise<Killing> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-kill-'))
  const acknowledged: Acknowledged = new Map()
  let lives = 0

  return {
    acknowledged,
    async kill(moment) {
      await life(program, folder, `run${lives++}`, moment, acknowledged)
      const warnings: string[] = []
      const warn = (about: object, text = '') => void warnings.push(text + JSON.stringify(about))
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
  const call = 'call' in moment ? [moment.of, String(moment.call)] : []
  const child = spawn(process.execPath, [program, folder, run, ...call])
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

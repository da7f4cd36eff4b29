import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bunches } from '../bunches.ts'
import { faultOfAddress, isDatabase } from '../config.ts'
import { hasCode } from '../has-code.ts'
import { Refusal } from '../refusal.ts'
import { assertWhole } from '../store/desk.ts'
import { deskLine, tallyLine, type BackupSums } from '../store/json-file/backup/backup-format.ts'
import { leadText } from '../store/lead-text.ts'
import type { Store } from '../store/store.ts'
import { allTallies } from '../store/tallies.ts'
import { nameOf, openExisting, type OpenAt } from './installation.ts'
import { sumsText, usage, type Io } from './io.ts'

/** Leads that go over in one step. */
const step = 500
/** Leads between two lines of progress. */
const progressEvery = 20_000

/**
 * `bellhop migrate --to postgres://…|DIR [--dry-run]`: everything, into a store that is new, or that
 * an earlier attempt was broken off into.
 */
export async function migrate(
  args: readonly string[],
  { print }: Pick<Io, 'print'>,
  from: string,
  openAt: OpenAt,
): Promise<void> {
  const { to, dryRun } = readArguments(args)
  if (await isSame(from, to)) throw new Error(`${nameOf(to)} is what is moved. Name another place.`)
  const source = await openExisting(openAt, from)
  try {
    assertWhole(source.desk.read())
    const found = await contentsOf(source)
    print(`${nameOf(from)}: ${sumsText(found)}`)
    if (dryRun) return print(`${nameOf(to)} ${await stateOf(openAt, to)}: nothing written`)
    await copy(source, found, () => openTarget(openAt, to, source), print).catch(error => {
      throw withWayOn(error, to)
    })
    print(`${nameOf(to)}: ${sumsText(found)}`)
  } finally {
    await source.close()
  }
}

/** To a guest `unavailable` says to come back; whoever migrates is told what to do. */
function withWayOn(error: unknown, to: string): unknown {
  if (!(error instanceof Refusal) || error.code !== 'unavailable') return error
  return new Error(
    `${error.message}. ${nameOf(to)} has a part of the copy: once that is mended, the same command goes on with it.`,
  )
}

function readArguments(args: readonly string[]) {
  const { to, 'dry-run': dryRun = false } = optionsOf(args)
  // A folder called "mysql:" is nobody's wish.
  if (!to || (/^\w+:\/\//.test(to) && !isDatabase(to))) throw usage(call)
  const fault = isDatabase(to) ? faultOfAddress(to) : undefined
  if (fault !== undefined) throw new Error(`--to ${fault}`)
  return { to, dryRun }
}

const call = 'migrate --to postgres://…|DIR [--dry-run]'

function optionsOf(args: readonly string[]) {
  const options = { to: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw usage(call)
  }
}

async function copy(
  source: Store,
  found: BackupSums,
  openTarget: () => Promise<Store>,
  print: Io['print'],
): Promise<void> {
  const target = await openTarget()
  try {
    // An earlier attempt may have left the desk of then, and counts that ours would be added to.
    await target.desk.change(desk => Object.assign(desk, source.desk.read()))
    await target.tallies.forgetBefore('9999-12-31')
    await copyLeads(source, target, done => print(`${done} of ${found.leads} leads`))
    for await (const tallies of allTallies(source.tallies)) await target.tallies.add(tallies)
    assertSame(found, await contentsOf(source), 'The source changed meanwhile; stop its servers')
    assertSame(found, await contentsOf(target), 'The copy is not what the source is')
    await target.desk.change(desk => {
      delete desk.half_copied
    })
  } finally {
    await target.close()
  }
}

async function copyLeads(source: Store, target: Store, tell: (done: number) => void) {
  let [done, told] = [0, 0]
  for await (const some of bunches(source.leads.all(), step, leadText)) {
    await target.leads.put(some)
    done += some.length
    if (done - told >= progressEvery) tell((told = done))
  }
}

/** A folder may have two names, by a link say. */
async function isSame(from: string, to: string): Promise<boolean> {
  const [source, target] = await Promise.all(
    [from, to].map(place => realpath(place).catch(() => place)),
  )
  return source === target
}

/** The sums that a backup of the store would have, once it is whole. */
async function contentsOf({ desk, leads, tallies }: Store): Promise<BackupSums> {
  const { half_copied: _, ...rest } = desk.read()
  const sum = createHash('sha256').update(deskLine(rest))
  let [count, countOfTallies] = [0, 0]
  for await (const ofDay of allTallies(tallies)) {
    for (const tally of ofDay) sum.update(tallyLine(tally))
    countOfTallies += ofDay.length
  }
  for await (const lead of leads.all()) {
    sum.update(`${leadText(lead)}\n`)
    count++
  }
  return { leads: count, tallies: countOfTallies, sha256: sum.digest('hex') }
}

function assertSame(expected: BackupSums, actual: BackupSums, otherwise: string) {
  if (sumsText(expected) === sumsText(actual)) return
  throw new Error(
    `${otherwise} (${sumsText(expected)}; ${sumsText(actual)}). Empty the target, try again`,
  )
}

/** Until all is copied, what is there is not taken for an installation. */
async function openTarget(openAt: OpenAt, to: string, source: Store): Promise<Store> {
  const first = () => ({ ...source.desk.read(), half_copied: true as const })
  const target = await openAt(to, first).catch(unopenable(to))
  if (target.desk.read().half_copied) return target
  await target.close()
  throw notNew(to)
}

/** A store founds itself by asking for its first desk; told no at that, it leaves all as it was. */
async function stateOf(openAt: OpenAt, to: string): Promise<string> {
  const no = new Error('not now')
  const target = await openAt(to, () => {
    throw no
  }).catch((error: unknown) => {
    if (error === no) return undefined
    return unopenable(to)(error)
  })
  if (!target) return 'is new'
  const { half_copied } = target.desk.read()
  await target.close()
  if (!half_copied) throw notNew(to)
  return 'has a part of a copy, which would be gone on with'
}

/** `explain` would have BELLHOP_DATA_DIR set to another folder, which is where all this comes from. */
const unopenable = (to: string) => (error: unknown) => {
  if (!notForUs.some(code => hasCode(error, code))) throw error
  throw new Error(
    `This user can make no data folder of ${nameOf(to)}. Name another place behind --to.\n(${(error as Error).message})`,
  )
}

const notForUs = ['EACCES', 'ENOENT', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']

const notNew = (to: string) =>
  new Error(`${nameOf(to)} holds an installation already. Name another place behind --to.`)

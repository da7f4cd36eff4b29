import { charactersHeld } from '../../bunches.ts'
import { merge, type Arrival, type Received } from '../../merge.ts'
import { sendersRoom } from '../lead-room.ts'
import { parseLead } from '../lead-text.ts'
import type { Lead } from '../../../shared/lead.ts'
import type { Query } from './database.ts'
import { keyOf, writeLeads, writeOf, type Write } from './write-leads.ts'

interface Waiting {
  arrival: Arrival
  resolve: (received: Received) => void
  reject: (reason: unknown) => void
}

/** The arrivals of one identity in a batch, in their order. */
interface Group {
  key: Buffer | null
  /** The text of the lead that is there. */
  current: string | undefined
  waiting: Waiting[]
}

/** Arrivals a statement takes at most: 64 kB each, so some 16 MB. */
const batchSize = 256

/**
 * Times in a row that a lead may be in the way of a new one and yet not be seen: it is once, when
 * the other was committed after our statement began, and once more for each time it is erased.
 */
const maxBlind = 20

/**
 * What arrives while a statement is under way shares the next one: one round trip and one
 * commit for all of them, in their order. One statement at a time does more than two or four.
 */
export function receiver(query: Query, kept: (lead: Lead) => void) {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (waiting.length > 0) {
      const batch = new Set(waiting.slice(0, batchSize))
      waiting = waiting.slice(batchSize)
      await keep(query, batch, kept).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
    }
    running = undefined
  }
  return {
    receive: (arrival: Arrival): Promise<Received> =>
      new Promise((resolve, reject) => {
        waiting.push({ arrival, resolve, reject })
        running ??= run()
      }),
    /** Resolves when all arrivals of before are answered. */
    finish: async () => running,
  }
}

/**
 * Merges and writes until every group is kept; whoever is outrun merges again with what is there. Who
 * is answered leaves the batch: a promise holds on to its lead for as long as somebody may resolve it.
 */
async function keep(query: Query, batch: Set<Waiting>, kept: (lead: Lead) => void): Promise<void> {
  let left = groupsOf(batch)
  let blind = 0
  while (left.length > 0) {
    const merged = left.splice(0, countAtOnce(left)).map(mergeGroup)
    const changed = merged.filter(({ write }) => write !== undefined)
    const writes = changed.flatMap(({ write }) => write ?? [])
    const written = writes.length > 0 ? await writeLeads(query, writes) : []
    const outrun = new Map<Group, string | undefined>()
    for (const [place, { group }] of changed.entries()) {
      const result = written[place]
      if (result?.is === 'outrun') outrun.set(group, result.current)
    }
    for (const { group, write, answer } of merged) {
      if (outrun.has(group)) continue
      answer()
      for (const each of group.waiting) batch.delete(each)
      if (write) kept(write.lead)
    }
    blind = [...outrun.values()].includes(undefined) ? blind + 1 : 0
    if (blind > maxBlind) {
      const remedy = 'If its sequence is behind, a start as the owner of bellhop_leads sets it'
      throw new Error(`A lead can be neither added nor found. ${remedy}`)
    }
    left = [...[...outrun].map(([group, current]) => ({ ...group, current })), ...left]
  }
}

/** At least one. */
function countAtOnce(groups: readonly Group[]): number {
  let count = 0
  for (let characters = 0; count < groups.length && characters < charactersHeld; count++)
    characters += groups[count]?.current?.length ?? 0
  return count
}

/** Sorted, so that statements of several processes take their rows in the same order. */
function groupsOf(batch: Iterable<Waiting>): Group[] {
  const groups = new Map<string | Waiting, Group>()
  for (const each of batch) {
    const key = keyOf(each.arrival)
    const name = key?.toString('hex') ?? each
    const group = groups.get(name) ?? { key, current: undefined, waiting: [] }
    group.waiting.push(each)
    groups.set(name, group)
  }
  return [...groups.values()].sort((a, b) =>
    a.key && b.key ? a.key.compare(b.key) : Number(a.key !== null) - Number(b.key !== null),
  )
}

interface Merged {
  group: Group
  /** Nothing when all were replays of what is there. */
  write: Write | undefined
  /** Tells those who wait; not before it is kept. */
  answer: () => void
}

function mergeGroup(group: Group): Merged {
  let lead = group.current === undefined ? undefined : parseLead(group.current)
  const earlier = lead?.revision ?? 0
  const answers: (() => void)[] = []
  let write: Write | undefined
  for (const { arrival, resolve, reject } of group.waiting) {
    try {
      const received = merge(lead, arrival)
      if (received.outcome !== 'unchanged') write = writeOf(received.lead, earlier, sendersRoom)
      lead = received.lead
      answers.push(() => resolve(received))
    } catch (error) {
      // One that can't be kept, for its size say, does not hold up the others.
      answers.push(() => reject(error))
    }
  }
  return { group, write, answer: () => answers.forEach(answer => answer()) }
}

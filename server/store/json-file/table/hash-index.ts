/** Finds a lead's number by the hash of something it has; several leads may share a hash. */
export interface HashIndex {
  /** The first number under this hash that `is` says yes to, else -1. */
  find(hash: number, is: (number: number) => boolean): number
  add(hash: number, number: number): void
  remove(hash: number, number: number): void
}

/**
 * Many small tables instead of one: growing one of them takes microseconds, where one table of a
 * million would stop the event loop for tens of milliseconds.
 */
const shardCount = 256
const shardShift = 24

/** Open addressing with linear probing, outside the garbage collector's heap. */
interface Shard {
  /** Pairs of a hash and a number plus one; 0 marks an empty slot. */
  pairs: Uint32Array
  used: number
}

/** Pairs from which on putting them in order of their shards first is quicker. */
const manyPairs = 4096
const fewWords = 64

export function hashIndex(): HashIndex {
  const shards = Array.from({ length: shardCount }, newShard)
  const shardOf = (hash: number) => shards[hash >>> shardShift] as Shard
  /** What was added since the last search: at start a million pairs come before the first. */
  let added = new Uint32Array(fewWords)
  let words = 0

  const settle = () => {
    if (words === 0) return
    const pairs = words > 2 * manyPairs ? byShard(added.subarray(0, words)) : added
    for (let i = 0; i < words; i += 2) insert(shardOf(at(pairs, i)), at(pairs, i), at(pairs, i + 1))
    if (added.length > fewWords) added = new Uint32Array(fewWords)
    words = 0
  }

  return {
    find(hash, is) {
      settle()
      const { pairs } = shardOf(hash)
      for (let slot = hash & mask(pairs); pairs[slot * 2 + 1] !== 0; slot = next(slot, pairs)) {
        const number = at(pairs, slot * 2 + 1) - 1
        if (pairs[slot * 2] === hash && is(number)) return number
      }
      return -1
    },
    add(hash, number) {
      if (words === added.length) {
        const wider = new Uint32Array(2 * words)
        wider.set(added)
        added = wider
      }
      added[words++] = hash
      added[words++] = number + 1
    },
    remove(hash, number) {
      settle()
      const shard = shardOf(hash)
      const { pairs } = shard
      for (let slot = hash & mask(pairs); pairs[slot * 2 + 1] !== 0; slot = next(slot, pairs)) {
        if (pairs[slot * 2] !== hash || pairs[slot * 2 + 1] !== number + 1) continue
        close(pairs, slot)
        shard.used--
        return
      }
    },
  }
}

const newShard = (): Shard => ({ pairs: new Uint32Array(16), used: 0 })
const at = (pairs: Uint32Array, i: number) => pairs[i] as number
const mask = (pairs: Uint32Array) => pairs.length / 2 - 1
const next = (slot: number, pairs: Uint32Array) => (slot + 1) & mask(pairs)

/** The pairs with those of a shard together, so that its table stays in the processor's cache. */
function byShard(pairs: Uint32Array): Uint32Array {
  const starts = new Uint32Array(shardCount + 1)
  for (let i = 0; i < pairs.length; i += 2) {
    const shard = (at(pairs, i) >>> shardShift) + 1
    starts[shard] = at(starts, shard) + 2
  }
  for (let i = 1; i <= shardCount; i++) starts[i] = at(starts, i) + at(starts, i - 1)
  const sorted = new Uint32Array(pairs.length)
  for (let i = 0; i < pairs.length; i += 2) {
    const shard = at(pairs, i) >>> shardShift
    const to = at(starts, shard)
    sorted[to] = at(pairs, i)
    sorted[to + 1] = at(pairs, i + 1)
    starts[shard] = to + 2
  }
  return sorted
}

function insert(shard: Shard, hash: number, numberPlusOne: number) {
  if ((shard.used + 1) * 8 > (shard.pairs.length / 2) * 7) grow(shard)
  place(shard.pairs, hash, numberPlusOne)
  shard.used++
}

function place(pairs: Uint32Array, hash: number, numberPlusOne: number) {
  let slot = hash & mask(pairs)
  while (pairs[slot * 2 + 1] !== 0) slot = next(slot, pairs)
  pairs[slot * 2] = hash
  pairs[slot * 2 + 1] = numberPlusOne
}

function grow(shard: Shard) {
  const { pairs } = shard
  shard.pairs = new Uint32Array(pairs.length * 2)
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i + 1] !== 0) place(shard.pairs, at(pairs, i), at(pairs, i + 1))
}

/** Moves up what a search would no longer reach over the gap. */
function close(pairs: Uint32Array, gap: number) {
  for (let slot = next(gap, pairs); pairs[slot * 2 + 1] !== 0; slot = next(slot, pairs)) {
    const home = at(pairs, slot * 2) & mask(pairs)
    const reach = (slot - home) & mask(pairs)
    if (reach < ((slot - gap) & mask(pairs))) continue
    pairs[gap * 2] = at(pairs, slot * 2)
    pairs[gap * 2 + 1] = at(pairs, slot * 2 + 1)
    gap = slot
  }
  pairs[gap * 2 + 1] = 0
}

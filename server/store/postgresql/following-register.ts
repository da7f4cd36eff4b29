import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'
import { registerNames } from '../register/names.ts'
import { newRegister, type Register } from '../register/register.ts'
import type { Query } from './database.ts'
import { registerSheets } from './register-sheets.ts'
import { registerReader, type RegisterReader } from './register-reader.ts'

/** The register of this process: filled when somebody first asks, then kept up by the feed. */
export interface FollowingRegister extends Register {
  /** Whether a question can be answered at once. */
  isFilled(): boolean
  changed(id: string): void
  erased(number: number): void
  /** Whether all changes are heard of from now on; if not, each question looks for them first. */
  hears(all: boolean): void
  /** Something may have changed that nobody told of. */
  missed(): void
}

/** `listen` is called when it begins to matter what other processes do. */
export function followingRegister(query: Query, listen: () => void): FollowingRegister {
  const names = registerNames()
  const sheets = registerSheets(names)
  const register = newRegister(names, sheets)
  const reader = registerReader(query, sheets)
  const { refreshed, ...freshness } = freshnessOf(reader, listen)

  return {
    ...freshness,
    numbers: (...asked) => refreshed().then(() => register.numbers(...asked)),
    counts: filter => refreshed().then(() => register.counts(filter)),
    sums: filter => refreshed().then(() => register.sums(filter)),
    handles: (...asked) => refreshed().then(() => register.handles(...asked)),
    erased: reader.erased,
  }
}

/** Milliseconds that the filling waits for word that changes are heard; else all is compared once more. */
const waitMs = 500

/** Knows what must be read again before the next question is answered. */
function freshnessOf(reader: RegisterReader, listen: () => void) {
  const changedIds = new Set<string>()
  let state: 'empty' | 'filling' | 'filled' = 'empty'
  let hearsAll = false
  /** Counts the times that changes may have been missed; `mended` is the last one made good. */
  let gaps = 1
  let mended = 0
  const oneByOne = pLimit(1)
  let next: Promise<void> | undefined
  let told = () => {}
  const isTold = new Promise<void>(resolve => (told = resolve))

  async function refresh() {
    if (state === 'empty') {
      state = 'filling'
      listen()
      await Promise.race([isTold, setTimeout(waitMs, undefined, { ref: false })])
    }
    const [gap, isSure] = [gaps, hearsAll]
    if (state === 'filled' && mended !== gaps) await reader.compare()
    if (state !== 'filled') {
      await reader.fill()
      state = 'filled'
    }
    if (isSure) mended = gap
    const ids = [...changedIds]
    changedIds.clear()
    await reader.read(ids)
    reader.atRest()
  }

  return {
    /** Each question sees all that was known of when it was asked; those that wait share the next look. */
    refreshed: () =>
      (next ??= oneByOne(() => {
        next = undefined
        return refresh()
      }).catch((error: unknown) => {
        gaps++
        throw error
      })),
    isFilled: () => state === 'filled',
    changed: (id: string) => void (state !== 'empty' && changedIds.add(id)),
    hears(all: boolean) {
      hearsAll = all
      gaps++
      told()
    },
    missed: () => void gaps++,
  }
}

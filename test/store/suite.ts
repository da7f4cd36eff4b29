import { afterEach, describe, expect, test } from 'vitest'
import type { DeskData, Store } from '../../server/store/store.ts'
import { deskSentences } from './desk-sentences.ts'
import { feedSentences } from './feed-sentences.ts'
import { filterSentences } from './filter-sentences.ts'
import { modelSentences } from './model.ts'
import { pageSentences } from './page-sentences.ts'
import { receiveSentences } from './receive-sentences.ts'
import { reopenSentences } from './reopen-sentences.ts'
import { tallySentences } from './tally-sentences.ts'

/** One empty installation: a folder, a database, or nothing at all for the store in memory. */
export interface Place {
  open(first?: () => DeskData): Promise<Store>
  /** Removes it. */
  remove(): Promise<void>
}

/** What the groups of sentences below work with. */
export interface Scene {
  /** A store on a new place, closed and removed after the test. */
  open(): Promise<Store>
  /** A new place to open, close and open again; it is removed after the test. */
  place(): Promise<Place>
}

/** What every store promises; `keeps` says that it remembers after it was closed. */
export function storeSuite(
  name: string,
  newPlace: () => Promise<Place>,
  { keeps }: { keeps: boolean },
) {
  describe(name, () => {
    const cleanups: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
    })
    const scene: Scene = {
      async place() {
        const place = await newPlace()
        cleanups.push(() => place.remove())
        return place
      },
      async open() {
        const store = await (await scene.place()).open()
        cleanups.push(() => store.close())
        return store
      },
    }

    receiveSentences(scene)
    pageSentences(scene)
    filterSentences(scene)
    feedSentences(scene)
    deskSentences(scene)
    modelSentences(scene)
    tallySentences(scene, { keeps })
    if (keeps) reopenSentences(scene)

    test('is ready once it is open', async () => {
      const store = await scene.open()
      await expect(store.ready()).resolves.toBeUndefined()
    })
  })
}

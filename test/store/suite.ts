import { describe, expect, onTestFinished, test } from 'vitest'
import { deskSentences } from './desk-sentences.ts'
import { feedSentences } from './feed-sentences.ts'
import { filterSentences } from './filter-sentences.ts'
import { modelSentences } from './model-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { receiveSentences } from './receive-sentences.ts'
import { reopenSentences } from './reopen-sentences.ts'
import type { Place, Scene } from './scene.ts'
import { tallySentences } from './tally-sentences.ts'

/** What every store promises; `keeps` says that it remembers after it was closed. */
export function storeSuite(
  name: string,
  newPlace: () => Promise<Place>,
  { keeps }: { keeps: boolean },
) {
  describe(name, () => {
    const scene: Scene = {
      place: newPlace,
      async open() {
        const store = await (await newPlace()).open()
        onTestFinished(() => store.close())
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

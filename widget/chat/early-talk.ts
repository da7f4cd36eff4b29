import { talkFile } from 'virtual:talk-file'
import { knownOf } from './page-fields.ts'
import { atEase, othersFirst } from './at-ease.ts'
import { opening, openingPrompt } from '../conversation/opening.ts'
import type { ConversationEvent } from '../conversation/state.ts'
import { loadModule } from './load.ts'
import { shelf, webStorage } from '../storage.ts'
import { earlyEvents } from './early-events.ts'
import type { createTalk, createWords, Talk, TalkDeps } from './talk/talk.ts'

interface TalkModule {
  createTalk: typeof createTalk
  createWords: typeof createWords
}

const loadTalk = () => loadModule<TalkModule>(talkFile)

/** Between attempts, for a guest who has the first prompt and no network any more. */
const pauseMs = 3_000

async function untilThere(isOver: () => boolean): Promise<TalkModule | undefined> {
  const talk = await loadTalk().catch(() => undefined)
  if (talk || isOver()) return talk
  await new Promise(resolve => setTimeout(resolve, pauseMs))
  return untilThere(isOver)
}

/**
 * A guest who is new is asked at once: what carries the conversation is fetched behind the first
 * prompt, and what they say before it is there waits, in sight and in this browser. Where an
 * earlier visit has left a draft, or the page knows an answer, the conversation begins with that.
 */
export async function createEarlyTalk(
  deps: Omit<TalkDeps, 'shelf' | 'known' | 'pause'>,
): Promise<Talk> {
  const { options, form, words, show } = deps
  const kept = shelf(webStorage())
  const early = earlyEvents(kept, options.site)
  const known = () => knownOf(options)
  let talk: Talk | undefined
  let arriving: Promise<void> | undefined
  let hasLeft = false

  function draw(event?: ConversationEvent) {
    const conversation = { ...opening(), unread: early.events() }
    const prompt = openingPrompt(form)
    show({ conversation, prompt, delivery: early.delivery(), words }, event)
  }

  function wait(event: ConversationEvent) {
    if (event.is === 'restart') early.drop()
    else early.add(event)
    draw(event)
  }

  function create(module: TalkModule | undefined) {
    if (hasLeft || !module) return
    const all = module.createWords(words)
    talk = module.createTalk({ ...deps, words: all, shelf: kept, known, pause: othersFirst })
    early.events().forEach(talk.send)
    early.drop()
  }

  const told = known()
  const isKnown = early.hasDraft || form.questions.some(({ slot }) => told[slot] != null)
  if (isKnown) create(await loadTalk())
  else draw()
  const coming = isKnown ? undefined : untilThere(() => hasLeft)

  async function arrive() {
    await atEase()
    if (coming) create(await coming)
    await othersFirst()
  }

  return {
    send: event => (talk ? talk.send(event) : wait(event)),
    setFields: () => talk?.setFields(),
    async opened() {
      await (arriving ??= arrive())
      talk?.opened()
    },
    leave() {
      hasLeft = true
      talk?.leave()
    },
  }
}

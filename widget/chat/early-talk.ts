import { talkFile } from 'virtual:talk-file'
import { knownOf } from './page-fields.ts'
import { atEase, othersFirst } from './at-ease.ts'
import { opening, openingPrompt } from '../conversation/opening.ts'
import type { ConversationEvent } from '../conversation/state.ts'
import { loadModule } from './load.ts'
import { shelf, webStorage } from '../storage.ts'
import { earlyEvents } from './early-events.ts'
import type { createTalk, createWords, Talk, TalkDeps } from './talk/talk.ts'
import type { Means } from './talk/tools.ts'

interface TalkModule {
  createTalk: typeof createTalk
  createWords: typeof createWords
}

type EarlyDeps = Omit<TalkDeps, 'shelf' | 'known' | 'means'>

/** One for the page: what storage does not take is there for a chat that is drawn anew. */
const kept = shelf(webStorage())

/** Between attempts, for a guest who has the first prompt and no network any more. */
const pauseMs = 3_000

/** However long it takes, for as long as the guest is there. */
function loadPatiently<T>(file: string, hasLeft: () => boolean): Promise<T> {
  return loadModule<T>(file).catch(async () => {
    await new Promise(resolve => hasLeft() || setTimeout(resolve, pauseMs))
    return loadPatiently<T>(file, hasLeft)
  })
}

/**
 * A guest who is new is asked at once: what carries the conversation is fetched behind the first
 * prompt, and what they say before it is there waits, in sight and in this browser. Where an
 * earlier visit has left a draft, or the page knows an answer, the conversation begins with that.
 */
export async function createEarlyTalk(deps: EarlyDeps): Promise<Talk> {
  const { options, form, words, show } = deps
  const early = earlyEvents(kept, options.site)
  const known = () => knownOf(options)
  let talk: Talk | undefined
  let arriving: Promise<void> | undefined
  let hasLeft = false
  const loadInTheEnd: Means['loadInTheEnd'] = file => loadPatiently(file, () => hasLeft)

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

  function create(module: TalkModule) {
    if (hasLeft) return
    const all = module.createWords(words)
    const means = { pause: othersFirst, loadInTheEnd }
    talk = module.createTalk({ ...deps, words: all, shelf: kept, known, means })
    early.events().forEach(talk.send)
    early.drop()
  }

  const told = known()
  const isKnown = early.hasDraft || form.questions.some(({ slot }) => (told[slot] ?? '') !== '')
  if (isKnown) create(await loadModule<TalkModule>(talkFile))
  else draw()
  const coming = isKnown ? undefined : loadInTheEnd<TalkModule>(talkFile)

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

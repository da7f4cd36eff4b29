import { bare } from '../bare.ts'
import type { ConversationEvent } from '../conversation/state.ts'
import { fallback } from './fallback.ts'
import { fetched } from './fetched.ts'
import { loadForm, loadTexts } from './load.ts'
import { localeOf } from './locale.ts'
import type { ChatHandle, ChatOptions, Embedding } from './options.ts'
import { createScreen } from './screen.tsx'
import type { Talk, View } from './talk.ts'
import { createWords } from './words.ts'

export type { ChatEvent, ChatHandle, Embedding } from './options.ts'

// Fetched beside the form, so that the panel itself is there the sooner; once more if that failed.
const fetchTalk = () => fetched(() => import('./talk.ts'))
const talking = fetchTalk().catch(() => undefined)

/** Puts the chat into a shadow root; it shows at once and talks as soon as the form is there. */
export function mountChat(root: ShadowRoot, given: Embedding): ChatHandle {
  const options = settled(given)
  const screen = createScreen(root, options, { close, retry: () => void start() })
  let talk: Talk | undefined
  let isGone = false

  async function start() {
    screen.draw({ is: 'loading' })
    try {
      talk = await begin()
      screen.welcome()
    } catch {
      options.emit({ is: 'error', because: 'form' })
      const loaded = await loadTexts(options.locale).catch(() => undefined)
      screen.draw({ is: 'broken', texts: loaded?.texts ?? fallback })
    }
  }

  async function begin(): Promise<Talk | undefined> {
    const { form, texts, words, createTalk } = await gather(options)
    if (isGone) return undefined
    const show = (view: View, event?: ConversationEvent) =>
      screen.draw({ is: 'talking', form, words, view, send, reply }, event)
    screen.setAccent(form.theme.accent)
    return createTalk({ options, form, texts, show })
  }

  const send = (event: ConversationEvent) => talk?.send(event)
  const reply = (text: string) => void talk?.reply(text)

  function open() {
    screen.show(true)
    options.emit({ is: 'open' })
    screen.welcome()
  }

  function close() {
    screen.show(false)
    options.emit({ is: 'close' })
    options.onClose()
  }

  void start()

  return {
    open,
    close,
    focus: screen.focus,
    setFields: fields => talk?.setFields(fields),
    reset: () => send({ is: 'restart' }),
    destroy() {
      isGone = true
      talk?.leave()
      screen.remove()
    },
  }
}

/** No prototype: a page may have put names such as `position` on Object.prototype. */
function settled(given: Embedding): ChatOptions {
  const known = bare(given)
  const layout = known.mode === 'inline' ? known.mode : 'panel'
  return Object.assign(known, { layout, locale: localeOf(known) } as const)
}

/** All that the first prompt needs, fetched side by side. */
async function gather({ locale, base, site, greeting }: ChatOptions) {
  const fetched = [loadForm(base, site), loadTexts(locale), talking] as const
  const [form, known, talk] = await Promise.all(fetched)
  const texts = { ...known.texts, ...form.texts }
  if (greeting) texts.greeting = greeting
  return { form, texts, words: createWords(texts, known.locale), ...(talk ?? (await fetchTalk())) }
}

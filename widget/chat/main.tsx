import type { ConversationEvent } from '../conversation/state.ts'
import { loadForm, loadTexts, localeOf } from './load.ts'
import type { ChatHandle, ChatOptions } from './options.ts'
import { createScreen } from './screen.tsx'
import type { Talk, View } from './talk.ts'
import { createWords } from './words.ts'

export type { ChatEvent, ChatHandle, ChatOptions } from './options.ts'

// Fetched beside the form, so that the panel itself is there the sooner; once more if that failed.
const fetchTalk = () => import('./talk.ts')
const talking = fetchTalk().catch(() => undefined)

/** Puts the chat into a shadow root; it shows at once and talks as soon as the form is there. */
export function mountChat(root: ShadowRoot, given: ChatOptions): ChatHandle {
  const options = { ...given, locale: localeOf(given.locale) }
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
      const { texts } = await loadTexts(options.locale)
      screen.draw({ is: 'broken', texts })
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

/** All that the first prompt needs, fetched side by side. */
async function gather({ locale, base, site, greeting }: ChatOptions) {
  const fetched = [loadForm(base, site), loadTexts(locale), talking] as const
  const [form, known, talk] = await Promise.all(fetched)
  const texts = { ...known.texts, ...form.texts }
  if (greeting) texts.greeting = greeting
  return { form, texts, words: createWords(texts, known.locale), ...(talk ?? (await fetchTalk())) }
}

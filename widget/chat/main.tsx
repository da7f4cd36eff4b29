import type { ConversationEvent } from '../conversation/state.ts'
import { fallback, type FallbackTexts } from './fallback.ts'
import { loadForm, loadTexts } from './load.ts'
import { spoken, wording } from './wording.ts'
import type { Talk, View } from './talk/talk.ts'
import { createEarlyTalk } from './early-talk.ts'
import type { ChatHandle, ChatOptions, Embedding } from './options.ts'
import { nextPaint, othersFirst } from './at-ease.ts'
import { localeOf } from './locale.ts'
import { createScreen } from './screen/screen.tsx'
import { firstWords } from './first-words.ts'
import { bare } from '../conversation/bare.ts'

/**
 * Puts the chat into a shadow root, unseen until it is opened; it talks as soon as the form is there.
 * Before it is opened it stores nothing, and fetches nothing that the first prompt does not need.
 */
export function mountChat(root: ShadowRoot, given: Embedding): ChatHandle {
  const options = settled(root, given)
  const screen = createScreen(root, options, () => void start())
  let talk: Talk | undefined
  let state: 'waiting' | 'opened' | 'gone' = 'waiting'
  let isBroken = false
  const isGone = () => state === 'gone'

  async function start() {
    isBroken = false
    // While nobody sees it, drawing it twice would be a waste.
    if (state === 'opened') screen.draw(loading)
    try {
      const { form, texts, words } = await gather(options)
      if (isGone()) return
      const show = (view: View, event?: ConversationEvent) =>
        screen.draw({ is: 'talking', texts, form, view, send }, event)
      screen.setAccent(form.theme.accent)
      talk = await createEarlyTalk({ options, form, texts, words, show })
      if (isGone()) return talk.leave()
      if (state === 'opened') talk.opened()
    } catch {
      isBroken = true
      options.emit({ is: 'error', because: 'form' })
      const texts = await brokenTexts(options)
      // By now the guest may have opened it, and with that tried again.
      if (isBroken && !isGone()) screen.draw({ is: 'broken', texts })
    }
    screen.welcome()
  }

  const send = (event: ConversationEvent) => talk?.send(event)

  function open() {
    state = 'opened'
    screen.show()
    talk?.opened()
    if (isBroken) void start()
    else if (!talk) screen.draw(loading)
    options.emit({ is: 'open' })
    // To focus has all styled and laid out anew: once the prompt can be read.
    void nextPaint().then(screen.welcome)
  }

  const started = start()

  return {
    // Where it was toggled until it came, each of these clicks opens it.
    open: () => screen.isShown() || open(),
    close: () => screen.isShown() && screen.close(),
    setFields: () => talk?.setFields(),
    // A page may ask for it before there is anything to forget.
    reset: () => void started.then(() => send({ is: 'restart', isFinal: true })),
    destroy() {
      state = 'gone'
      talk?.leave()
      screen.remove()
    },
  }
}

const loading = { is: 'loading', texts: fallback } as const

/** In the guest's language where that can be had, and in the page's own words where it has some. */
async function brokenTexts({ locale, failed }: ChatOptions): Promise<FallbackTexts> {
  const own = await loadTexts(locale).catch(() => undefined)
  return { ...fallback, ...own?.texts, ...(failed && { broken: failed }) }
}

/** No prototype: a page may have put names such as `position` on Object.prototype. */
function settled(root: ShadowRoot, given: Embedding): ChatOptions {
  const known = bare(given)
  // The tag's own server: the first loader of a page places those of other servers, too. A property,
  // since attributes may be anybody's.
  const { src = '', attributes } = (root.host.getRootNode() as ShadowRoot).host as Element & {
    src?: string
  }
  const base = new URL(src, import.meta.url).origin
  return Object.assign(known, { base, attributes, locale: localeOf(known) })
}

/** All that the first prompt needs, fetched side by side. */
async function gather(options: ChatOptions) {
  const { locale, greeting } = options
  const [form, own] = await Promise.all([loadForm(options), loadTexts(locale)])
  // Between what it takes to start the chat and what it takes to draw it, the page has its turn.
  await othersFirst()
  options.locale = spoken(locale, form)
  const known = options.locale === locale ? own : await loadTexts(options.locale)
  form.questions = form.questions.map(bare)
  const texts = wording(known.texts, form)
  if (greeting) texts.greeting = greeting
  return { form, texts, words: firstWords(texts, known.locale) }
}

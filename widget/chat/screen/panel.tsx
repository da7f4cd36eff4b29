import type { ChatOptions } from '../options.ts'
import { Log } from './log.tsx'
import { Summary, SummaryFoot } from './summary.tsx'
import { Composer } from './composer.tsx'
import { Header } from './header.tsx'
import { Chips } from './chips.tsx'
import type { PanelState, Talking } from './talking.ts'

interface Props {
  options: ChatOptions
  state: PanelState
  close: () => void
  retry: () => void
}

function isDark({ theme }: ChatOptions) {
  return (
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}

/** Of the languages there are texts in. */
const rightToLeft = /^(ar|he)/

export function Panel({ options, state, close, retry }: Props, nothing: object) {
  // The empty object that Preact hands over here stands for what has not been drawn yet, too: it must
  // not have a `ref` from a page's Object.prototype.
  Object.setPrototypeOf(nothing, null)
  const talking = state.is === 'talking' ? state : undefined
  const { locale } = talking?.view.words ?? options
  const isFloating = options.mode !== 'inline'
  return (
    <section
      class={`chat ${isFloating ? 'floating' : ''} ${isDark(options) ? 'dark' : ''}`}
      part="chat"
      role={isFloating ? 'dialog' : 'region'}
      aria-label={talking?.form.brand ?? 'Chat'}
      lang={locale}
      dir={rightToLeft.test(locale) ? 'rtl' : 'ltr'}
      data-mode={options.mode}
    >
      <Header {...{ talking, texts: state.texts, close: isFloating ? close : undefined }} />
      {talking ? (
        <Conversation {...talking} options={options} />
      ) : (
        <div class={`scroll ${state.is}`} role="alert">
          {state.is === 'loading' ? (
            <Dots />
          ) : (
            <>
              <p>{state.texts.broken}</p>
              <button class="send rest" onClick={retry}>
                {state.texts.retry}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function Conversation(talking: Talking & { options: ChatOptions }) {
  const { view, send } = talking
  const { words, conversation, prompt } = view
  const { round, log, unread = [] } = conversation
  // Shown before they are read.
  const waiting = unread.flatMap(event =>
    'text' in event && event.text ? { by: 'guest' as const, text: event.text } : [],
  )
  return (
    <>
      <div class="latest scroll" tabIndex={-1}>
        <div class="turns">
          {/* Keyed, so that a screen reader hears all of another one that begins with the same words. */}
          <Log key={round} entries={[...log, ...waiting]} {...{ words, send }} />
          {unread[0] && <Dots />}
          {!prompt && <Summary {...talking} />}
          {prompt?.chips[0] && !unread[0] && <Chips chips={prompt.chips} {...{ words, send }} />}
        </div>
      </div>
      {prompt ? (
        <Composer {...{ prompt, words, conversation, send }} />
      ) : (
        <SummaryFoot {...talking} />
      )}
    </>
  )
}

function Dots() {
  return (
    <p class="bubble dots" aria-hidden="true">
      <i />
      <i />
    </p>
  )
}

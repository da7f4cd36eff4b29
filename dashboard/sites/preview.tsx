import { useEffect, useRef, useState } from 'preact/hooks'
import type { Form } from '../../shared/form.ts'
import { widgetLanguages } from '../../shared/site.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { useListener } from '../use-listener.ts'
import { listening, type PreviewMessage } from './preview-message.ts'
import { languageName } from './words.ts'

interface Props {
  form: Form | undefined
  /** The draft has something wrong, and the preview is of what was right before. */
  isOld: boolean
  /** Why the server has not answered to what is set now. */
  problem: Problem | undefined
  retry: () => void
  languages: readonly string[]
}

/**
 * The real widget in a frame of its own. Where there is room the style sheet shows the dialog beside
 * the editor without its being opened; elsewhere it opens over everything.
 */
export function Preview({ form, isOld, problem, retry, languages }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [wanted, setLocale] = useState(texts.language)
  const [turn, setTurn] = useState(0)
  const spoken = languages.length > 0 ? languages : widgetLanguages
  const locale = spoken.includes(wanted) ? wanted : (spoken[0] ?? wanted)
  const message: PreviewMessage | undefined = form && { is: 'preview', form, theme, locale }
  return (
    <>
      <button type="button" class="button preview-open" onClick={() => dialog.current?.showModal()}>
        <Icon name="eye" />
        {texts.preview.title}
      </button>
      <dialog ref={dialog} class="preview" aria-label={texts.preview.title}>
        <Controls
          {...{ spoken, locale, setLocale, theme, setTheme }}
          again={() => setTurn(turn + 1)}
          close={() => dialog.current?.close()}
        />
        {problem ? (
          <ProblemNote problem={problem} retry={retry} />
        ) : (
          <Frame message={message} turn={turn} />
        )}
        <p class="field-hint" role="status">
          {!problem && (isOld ? texts.preview.old : texts.preview.hint)}
        </p>
      </dialog>
    </>
  )
}

interface ControlsProps {
  spoken: readonly string[]
  locale: string
  setLocale: (locale: string) => void
  theme: 'light' | 'dark'
  setTheme: (theme: 'light' | 'dark') => void
  again: () => void
  close: () => void
}

function Controls({ spoken, locale, setLocale, theme, setTheme, again, close }: ControlsProps) {
  return (
    <div class="preview-head">
      <select
        class="input small-input"
        aria-label={texts.preview.language}
        value={locale}
        onChange={event => setLocale(event.currentTarget.value)}
      >
        {spoken.map(tag => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
      <select
        class="input small-input"
        aria-label={texts.preview.theme}
        value={theme}
        onChange={event => setTheme(event.currentTarget.value === 'dark' ? 'dark' : 'light')}
      >
        <option value="light">{texts.preview.light}</option>
        <option value="dark">{texts.preview.dark}</option>
      </select>
      <button type="button" class="button" onClick={again}>
        {texts.preview.again}
      </button>
      <IconButton icon="close" label={texts.preview.close} class="preview-close" onClick={close} />
    </div>
  )
}

/** Same origin and our own page: it is told by messages what to show. */
function Frame({ message, turn }: { message: PreviewMessage | undefined; turn: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isListening, setListening] = useState(false)
  useListener(['message'], ({ origin, data }) => {
    if (origin === location.origin && data === listening) setListening(true)
  })
  useEffect(() => {
    if (isListening && message) frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isListening, message?.form, message?.theme, message?.locale, turn])
  return (
    <iframe
      ref={frame}
      class="preview-frame"
      title={texts.preview.frame}
      src="/dashboard/preview"
    />
  )
}

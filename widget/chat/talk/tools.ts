import { understandFile } from 'virtual:understand-file'
import type { Form } from '../../../shared/form.ts'
import type { Setting, Understand } from '../../conversation/state.ts'
import { bare } from '../../conversation/bare.ts'
import { inEach } from '../../conversation/in-each.ts'
import type * as Understanding from '../../understand/index.ts'
import type { othersFirst } from '../at-ease.ts'
import { languageOf } from '../load.ts'
import type { ChatOptions } from '../options.ts'

/** What the chat has already. */
export interface Means {
  /** Between the parts of what takes long. */
  pause: typeof othersFirst
  /** Fetches a module however long it takes. */
  loadInTheEnd: <T>(file: string) => Promise<T>
}
/** What the conversation takes once it has arrived. */
export type Tools = Pick<Setting, 'validators' | 'understand'>

interface ValidatorsModule {
  /** The server's verdict on each slot; without it the server itself has the last word. */
  default: Setting['validators']
}

async function loadUnderstanding(
  locale: string,
  { pause, loadInTheEnd }: Means,
): Promise<Understand> {
  const { understand, loadLanguage } = await loadInTheEnd<typeof Understanding>(understandFile)
  const languages = languagesOf(locale)
  // Without its pack a language is what the browser knows of it.
  await Promise.allSettled(languages.map(each => loadLanguage(each, pause)))
  return inEach(understand, languages)
}

/** What guests may write: the page's language, and the browser's own or, beside other letters, English. */
function languagesOf(locale: string): string[] {
  const [own = locale] = navigator.languages
  if (languageOf(own) !== languageOf(locale)) return [locale, own]
  const isLatin = /[a-z]/i.test(new Date().toLocaleDateString(locale, { weekday: 'long' }))
  return isLatin ? [locale] : [locale, 'en']
}

/** The guest who has answered waits so long at most; what arrives later is used from then on. */
const patienceMs = 6_000

async function loadTools({ base, locale }: ChatOptions, form: Form, means: Means): Promise<Tools> {
  const tools: Tools = { validators: bare({}) }
  const address = new URL(form.validators, base).href
  await Promise.race([
    new Promise(resolve => setTimeout(resolve, patienceMs)),
    Promise.allSettled([
      import(/* @vite-ignore */ address).then(
        (module: ValidatorsModule) => (tools.validators = module.default),
      ),
      loadUnderstanding(locale, means).then(understand => (tools.understand = understand)),
    ]),
  ])
  return tools
}

/** They are fetched once, however often they are asked for. */
export function createTools(...given: Parameters<typeof loadTools>) {
  let loading: Promise<Tools> | undefined
  let arrived: Tools | undefined
  return {
    arrived: () => arrived,
    load: () => (loading ??= loadTools(...given).then(tools => (arrived = tools))),
  }
}

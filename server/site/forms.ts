import { hash as hashed } from 'node:crypto'
import type { Form, Question } from '../../shared/form.ts'
import type { Site } from '../../shared/site.ts'
import { millisecondsADay } from '../days.ts'
import { compileRules, type FormRules } from './form-rules.ts'
import { validatorModule, type ValidatorModule } from './form-validators.ts'
import { sealQuestions, unsealQuestions } from './preview-address.ts'
import type { Desk, EarlierForm, KeptSite } from '../store/store.ts'

export type Forms = ReturnType<typeof createForms>

/**
 * Below the origin, and beside the widget's other code: the strict CSP of pages allows it. Browsers keep
 * a module for a year, so `digest` tells it from what a later Bellhop makes of the same form.
 */
export const validatorPath = (hash: string, digest: string) => `/widget/forms/${hash}-${digest}.js`

/**
 * The forms of all sites by the hash of their questions, the earlier ones too: a form that changes
 * leaves the conversations under way their own module, and is judged by what its guest has seen.
 */
export function createForms(desk: Pick<Desk, 'read'>) {
  const rules = remember(compileRules)
  const modules = remember(validatorModule)
  const previews = new Map<string, readonly Question[]>()

  const formOf = ({ key, brand, questions, theme, destinations, texts, languages }: Site): Form => {
    const hash = hashOf(questions)
    const validators = validatorPath(hash, modules(hash, questions).digest)
    return { site: key, brand, questions, hash, theme, destinations, texts, languages, validators }
  }

  return {
    formOf,

    /** The form of a site that is not there yet; its module can be had from every process. */
    preview(site: Site): Form {
      const form = formOf(site)
      keep(previews, form.hash, form.questions)
      const sealed = sealQuestions(form.hash, form.questions, desk.read().signing_key)
      return sealed ? { ...form, validators: `${form.validators}?questions=${sealed}` } : form
    },

    /** The validators of the form with this hash, as an ES module; `sealed` is a preview's. */
    module(hash: string, sealed: string): ValidatorModule | undefined {
      const { sites, signing_key } = desk.read()
      const questions =
        sites.map(site => questionsOf(site, hash)).find(Boolean) ??
        previews.get(hash) ??
        unsealQuestions(hash, sealed, signing_key)
      return questions && modules(hash, questions)
    },

    /** What the form that the guest has seen says; nothing when the site has never had it. */
    rules(site: string, hash: unknown): FormRules | undefined {
      if (typeof hash !== 'string') return undefined
      const known = desk.read().sites.find(({ key }) => key === site)
      const questions = known && questionsOf(known, hash)
      return questions && rules(hash, questions)
    },
  }
}

/** A form that is replaced is remembered as long as a widget keeps its draft; in milliseconds. */
const earlierFormMs = 30 * millisecondsADay
const maxEarlierForms = 50

/** The site's earlier forms, once it has these questions. */
export function earlierForms(site: KeptSite, questions: Question[], now: Date): EarlierForm[] {
  const since = new Date(now.getTime() - earlierFormMs).toISOString()
  const young = (site.earlier_forms ?? []).filter(({ replaced_at }) => replaced_at > since)
  if (hashOf(questions) === hashOf(site.questions)) return young
  const last = { questions: site.questions, replaced_at: now.toISOString() }
  return [...young, last].slice(-maxEarlierForms)
}

function questionsOf({ questions, earlier_forms = [] }: KeptSite, hash: string) {
  if (hashOf(questions) === hash) return questions
  return earlier_forms.find(earlier => hashOf(earlier.questions) === hash)?.questions
}

/** The desk is frozen: the same list is the same questions. */
const hashes = new WeakMap<readonly Question[], string>()

function hashOf(questions: readonly Question[]): string {
  const known = hashes.get(questions)
  if (known !== undefined) return known
  const hash = hashed('sha256', JSON.stringify(questions)).slice(0, 16)
  hashes.set(questions, hash)
  return hash
}

/** Compiling takes milliseconds, and a hash stands for the same questions for ever. */
function remember<T>(compile: (questions: readonly Question[]) => T) {
  const known = new Map<string, T>()
  return (hash: string, questions: readonly Question[]): T =>
    known.get(hash) ?? keep(known, hash, compile(questions))
}

function keep<T>(known: Map<string, T>, hash: string, value: T): T {
  const [oldest] = known.keys()
  if (known.size >= 200 && oldest !== undefined) known.delete(oldest)
  known.set(hash, value)
  return value
}

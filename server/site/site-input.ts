import type { FieldErrors } from '../../shared/api.ts'
import type { Question } from '../../shared/form.ts'
import type { FieldReasons } from '../../shared/reason.ts'
import type { NewSite, SiteDraft, SiteEdit } from '../../shared/site-api.ts'
import { sentencesOf } from '../reason.ts'
import { invalid } from '../refusal.ts'
import { createAjv } from '../schema/ajv.ts'
import { bodyReader } from '../schema/body-reader.ts'
import type { Meanings } from '../schema/reasons.ts'
import { originOf } from './origin.ts'
import { questionErrors } from './question-errors.ts'
import { newSiteSchema, siteEditSchema } from './site-schema.ts'

/** The one pattern of a site is its colour's. */
const meanings: Meanings = { enum: 'not_one_of', pattern: 'not_a_colour' }
const ajv = createAjv()

/** Throws `invalid` with what is wrong by field; what comes back is as it will be kept. */
export const readNewSite = reader<NewSite>(newSiteSchema)
export const readSiteEdit = reader<SiteEdit>(siteEditSchema)

function reader<T extends Partial<SiteDraft>>(schema: object) {
  const read = bodyReader<T>(ajv, schema, meanings)
  return (body: object): T => {
    const given = read(body)
    const draft: T = { ...given, ...tidy(given) }
    const reasons = reasonsOf(draft)
    const errors = { ...meaningErrors(draft), ...sentencesOf(reasons ?? {}) }
    if (Object.keys(errors).length > 0) throw invalid(errors, reasons && { reasons })
    return draft
  }
}

/** Trimmed, in one spelling, without what says nothing. */
function tidy(draft: Partial<SiteDraft>): Partial<SiteDraft> {
  const { brand, origins, theme, destinations, texts, questions } = draft
  return {
    ...(brand !== undefined && { brand: brand.trim() }),
    ...(origins && { origins: distinct(lines(origins).map(each => originOf(each) ?? each)) }),
    ...(theme && { theme: { accent: theme.accent.toLowerCase() } }),
    ...(destinations && { destinations: distinct(lines(destinations)) }),
    ...(texts && { texts: Object.fromEntries(Object.entries(texts).filter(isWorded)) }),
    ...(questions && { questions: questions.map(tidyQuestion) }),
  }
}

const lines = (written: readonly string[]) => written.map(each => each.trim()).filter(Boolean)
const isWorded = ([, text]: [string, string]) => text.trim() !== ''

/** Each once, as it was written first: the case of letters makes no difference. */
function distinct(written: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const each of written)
    if (!first.has(each.toLowerCase())) first.set(each.toLowerCase(), each)
  return [...first.values()]
}

function tidyQuestion({ label, help, options, slot, ...rest }: Question): Question {
  const [question, hint] = [label?.trim(), help?.trim()]
  const replies = lines(options ?? [])
  return {
    slot: slot.trim(),
    ...rest,
    ...(question && { label: question }),
    ...(hint && { help: hint }),
    ...(replies.length > 0 && { options: replies }),
  }
}

function reasonsOf({ brand, origins = [] }: Partial<SiteDraft>): FieldReasons | undefined {
  // Each is named: of several lines it says which one is meant.
  const foreign = origins.filter(each => originOf(each) !== each)
  const reasons: FieldReasons = {
    ...(brand === '' && { brand: [{ code: 'required' }] }),
    ...(foreign.length > 0 && {
      origins: foreign.map(origin => ({ code: 'not_an_origin', origin })),
    }),
  }
  return Object.keys(reasons).length > 0 ? reasons : undefined
}

function meaningErrors(draft: Partial<SiteDraft>): FieldErrors {
  const { texts = {}, questions } = draft
  const broken = Object.entries(texts).filter(([, text]) => /\p{Cc}/u.test(text))
  return {
    ...Object.fromEntries(broken.map(([name]) => [`texts.${name}`, ['must be one line']])),
    ...(questions && questionErrors(questions)),
  }
}

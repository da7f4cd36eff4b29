import {
  funnelSteps,
  maxDays,
  maxPathLength,
  type Funnel,
  type NumbersQuery,
} from '../../shared/numbers.ts'
import type { Site } from '../../shared/site.ts'
import { dayCount } from '../days.ts'
import { invalidFor } from '../refusal.ts'
import { createAjv } from '../schema/ajv.ts'
import { bodyReader } from '../schema/body-reader.ts'
import { strictObject } from '../schema/strict-object.ts'

const day = { type: 'string', format: 'date' }

export const numbersQuerySchema = strictObject(
  { from: day, to: day, site: { type: 'string', maxLength: 100 } },
  ['from', 'to'],
)

const readPeriod = bodyReader<NumbersQuery>(createAjv({ allErrors: false }), numbersQuerySchema)

/** Throws `invalid` for what is no period of at most `maxDays`. */
export function readNumbersQuery(input: object): NumbersQuery {
  const query = readPeriod(input)
  const days = dayCount(query.from, query.to)
  if (days === 0) throw invalidFor({ to: [{ code: 'reversed' }] })
  if (days > maxDays) throw invalidFor({ from: [{ code: 'too_many_days', limit: maxDays }] })
  return query
}

/** All other steps are about a question. */
export const isFunnelStep = (step: string): step is keyof Funnel =>
  (funnelSteps as readonly string[]).includes(step)

/** Of the steps that a widget tells, those of the funnel and of questions that the site asks. */
export function stepsOf({ questions }: Pick<Site, 'questions'>, given: unknown): Set<string> {
  const slots = questions.flatMap(({ slot }) => [`asked:${slot}`, `passed:${slot}`])
  const known = new Set<string>([...funnelSteps, ...slots])
  const told = typeof given === 'string' ? given.split(',') : []
  return new Set(told.filter(step => known.has(step)))
}

/** The path and nothing after it, which may be private. */
export function pathOf(given: unknown): string {
  const path = typeof given === 'string' ? given.replace(/[?#].*/s, '') : ''
  return path.startsWith('/') ? path.slice(0, maxPathLength) : '/'
}

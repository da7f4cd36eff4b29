import { paths } from '../../shared/api.ts'
import { funnelSteps } from '../../shared/numbers.ts'
import { numbersQuerySchema } from '../numbers/numbers-input.ts'
import {
  answer,
  byOperator,
  count,
  done,
  json,
  listOf,
  object,
  parameter,
  refusals,
  text,
} from './words.ts'

const { from, to, site } = numbersQuerySchema.properties
const funnel = Object.fromEntries(funnelSteps.map(step => [step, count]))
const steps = object({ site: text, page: text, steps: text }, ['site'])
const leads = { leads: count, won: count }
const seconds = { type: ['number', 'null'] }

const numbers = object({
  funnel: object(funnel),
  questions: listOf(object({ slot: text, asked: count, passed: count })),
  totals: object(leads),
  days: listOf(object({ day: text, leads: count })),
  response: object({ median: seconds, p90: seconds, answered: count, waiting: count }),
  sites: listOf(object({ site: text, ...funnel, ...leads })),
  pages: listOf(object({ site: text, page: text, ...funnel, ...leads })),
})

export const numberPaths = {
  [paths.tallies]: {
    post: {
      summary: 'Count steps of a conversation; carries nothing that says whose',
      description:
        'From pages on the list of the site. `steps` is a comma list of ' +
        `${funnelSteps.join(', ')}, asked:SLOT and passed:SLOT, others are ignored; \`page\` is a path.`,
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: steps }, ...json(steps) },
      },
      responses: { ...done('Counted'), ...refusals(403, 429) },
    },
  },
  [paths.numbers]: {
    get: {
      summary: 'How far conversations come, leads a day, time to the first response, leads won',
      security: byOperator,
      parameters: [
        { ...parameter('from', 'query', from), required: true },
        { ...parameter('to', 'query', to), required: true },
        parameter('site', 'query', site),
      ],
      responses: { 200: answer('The numbers', numbers), ...refusals(422) },
    },
  },
}

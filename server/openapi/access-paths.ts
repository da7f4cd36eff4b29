import { paths } from '../../shared/api.ts'
import { answer, json, object, ref, refusals, text } from './words.ts'

export const accessPaths = {
  [paths.operatorSession]: {
    post: {
      summary: 'Sign in to the dashboard',
      requestBody: { content: json(object({ email: text, password: text })) },
      responses: { 201: answer('Signed in', ref('Operator')), ...refusals(401, 403, 422, 429) },
    },
    get: {
      summary: 'Who is signed in',
      security: [{ cookie: [] }],
      responses: { 200: answer('The operator', ref('Operator')), ...refusals(401) },
    },
    delete: { summary: 'Sign out', responses: { 204: { description: 'Signed out' } } },
  },
}

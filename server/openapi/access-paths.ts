import { paths } from '../../shared/api.ts'
import { roles } from '../../shared/operator.ts'
import { scopes } from '../../shared/access-token.ts'
import { accessSchemas } from '../access/access-input.ts'
import { answer, byCookie, done, listOf, object, ref, refusals, text } from './words.ts'

const { credentials, operatorEdit, newInvitation, invitationToken, invitationAnswer } =
  accessSchemas

const instant = { type: 'string', format: 'date-time' }
const role = { enum: [...roles] }

export const profile = object({ id: text, email: text, name: text, role })
const invitation = object({ id: text, email: text, role, created_at: instant, expires_at: instant })
const session = object({
  id: text,
  browser: text,
  created_at: instant,
  expires_at: instant,
  current: { type: 'boolean' },
})
const tokenParts = {
  id: text,
  site: text,
  name: text,
  scopes: {
    ...listOf({ enum: [...scopes] }),
    description:
      '`intake` sends requests, `leads:read` lists, reads and exports leads, `leads:write` changes and erases them; a change is answered with the whole lead',
  },
  created_at: instant,
  last_used_at: { type: ['string', 'null'] },
  revoked_at: { type: ['string', 'null'] },
}
const accessToken = object({ ...tokenParts, replaces: text }, Object.keys(tokenParts))
const issued = object({ access_token: accessToken, token: text })

const sessionPaths = {
  [paths.operatorSession]: {
    post: {
      summary: 'Sign in to the dashboard',
      body: credentials,
      responses: {
        201: answer('Signed in', ref('Operator')),
        ...refusals(401, 403, 429),
      },
    },
    get: {
      summary: 'Who is signed in',
      security: byCookie,
      responses: { 200: answer('The operator', ref('Operator')) },
    },
    delete: { summary: 'Sign out', responses: { ...done('Signed out'), ...refusals(403) } },
  },
  [paths.operatorSessions]: {
    get: {
      summary: 'The browsers you are signed in with',
      security: byCookie,
      responses: {
        200: answer('Newest first', object({ sessions: listOf(session) })),
      },
    },
    delete: {
      summary: 'Sign out of all other browsers',
      security: byCookie,
      responses: done('Only this one is left'),
    },
  },
  [paths.operatorSessionOf('{id}')]: {
    delete: {
      summary: 'Sign out of one browser',
      security: byCookie,
      responses: { ...done('Signed out there'), ...refusals(404) },
    },
  },
  [paths.operatorPassword]: {
    put: {
      summary: 'Change your password; your other sessions end',
      security: byCookie,
      body: accessSchemas.passwordChange,
      responses: { ...done('Changed'), ...refusals(409) },
    },
  },
}

const peoplePaths = {
  [paths.operators]: {
    get: {
      summary: 'The operators',
      security: byCookie,
      responses: { 200: answer('All', object({ operators: listOf(profile) })) },
    },
  },
  [paths.operator('{id}')]: {
    patch: {
      summary:
        'Rename an operator or change the role; those who are no owners, only rename themselves',
      security: byCookie,
      body: operatorEdit,
      responses: {
        200: answer('As changed', object({ operator: profile })),
        ...refusals(404, 409),
      },
    },
    delete: {
      summary: 'Remove an operator, whose sessions end at once; never the last owner',
      security: byCookie,
      responses: { ...done('Removed'), ...refusals(404, 409) },
    },
  },
  [paths.invitations]: {
    get: {
      summary: 'Open invitations',
      security: byCookie,
      responses: {
        200: answer('All', object({ invitations: listOf(invitation) })),
      },
    },
    post: {
      summary: 'Invite somebody by a link, which is shown once and works once, for seven days',
      security: byCookie,
      body: newInvitation,
      responses: {
        201: answer('The link', object({ invitation, link: text })),
        ...refusals(409),
      },
    },
  },
  [paths.invitation('{id}')]: {
    delete: {
      summary: 'Withdraw an invitation',
      security: byCookie,
      responses: { ...done('The link is dead'), ...refusals(404) },
    },
  },
  [paths.invitationPreview]: {
    post: {
      summary: 'Whom an invitation is for',
      body: invitationToken,
      responses: {
        200: answer(
          'It is open; `signed_in_as` is whose session in this browser ends with joining',
          object({ email: text, role, signed_in_as: text }, ['email', 'role']),
        ),
        ...refusals(403, 404, 429),
      },
    },
  },
  [paths.invitationAnswer]: {
    post: {
      summary: 'Accept an invitation; signed in at once',
      body: invitationAnswer,
      responses: {
        201: answer('Signed in', ref('Operator')),
        ...refusals(403, 404, 429),
      },
    },
  },
}

const tokenPaths = {
  [paths.accessTokens]: {
    get: {
      summary: 'Access tokens of all sites, without their values',
      security: byCookie,
      responses: {
        200: answer('All', object({ access_tokens: listOf(accessToken) })),
      },
    },
    post: {
      summary: 'Issue an access token; its value is shown once',
      security: byCookie,
      body: accessSchemas.newAccessToken,
      responses: { 201: answer('Issued', issued), ...refusals(409) },
    },
  },
  [paths.accessToken('{id}')]: {
    delete: {
      summary: 'Revoke an access token',
      security: byCookie,
      responses: { ...done('Refused from now on'), ...refusals(404) },
    },
  },
  [paths.accessTokenRotation('{id}')]: {
    post: {
      summary: 'A new value beside the old one, which works until it is revoked',
      security: byCookie,
      responses: { 201: answer('The new one', issued), ...refusals(404, 409) },
    },
  },
}

export const accessPaths = { ...sessionPaths, ...peoplePaths, ...tokenPaths }

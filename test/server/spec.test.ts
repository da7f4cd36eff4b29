import { expect, test } from 'vitest'
import { accessToken, request, startApp, type App } from '../support/start-app.ts'

/**
 * The trip plan request specification as a table: a row a clause, its number first. `send` makes
 * one call of the operation, `first` one before it; `lead` is what then stands in the store.
 */
interface Row {
  clause: string
  first?: Parameters<App['call']>[2]
  send: Parameters<App['call']>[2]
  method?: string
  path?: string
  status: number
  message?: string
  errors?: Record<string, unknown>
  lead?: object
  leads?: number
}

const path = '/trip-plan-requests'
const json = (parts: Record<string, unknown> = {}) => ({ json: request(parts) })
const letters = (count: number) => 'x'.repeat(count)
const created = 'Trip plan request created'
const updated = 'Trip plan request updated'

const rows: Row[] = [
  {
    clause: '1: a POST with guest details creates a request',
    send: json(),
    status: 201,
    message: created,
    leads: 1,
  },
  {
    clause: '1: optional trip details are kept',
    send: json({ destination: 'Bali', start_date: '2026-12-12', no_of_days: 7, no_of_adults: 2 }),
    status: 201,
    lead: {
      fields: { destination: 'Bali', start_date: '2026-12-12', no_of_days: 7, no_of_adults: 2 },
    },
  },
  {
    clause: '1: fields the service does not define are kept as custom fields',
    send: json({ budget: '2000 EUR', 'pets?': true }),
    status: 201,
    lead: { custom_fields: { budget: '2000 EUR', 'pets?': true } },
  },
  {
    clause: '1: the same client_request_uid merges into the earlier request',
    first: json({ client_request_uid: 'u1', comments: 'beach' }),
    send: json({ client_request_uid: 'u1', destination: 'Goa' }),
    status: 201,
    message: updated,
    leads: 1,
    lead: { revision: 2, fields: { comments: 'beach', destination: 'Goa' } },
  },
  ...['name', 'phone_number'].flatMap((field): Row[] => [
    {
      clause: `2: ${field} is required`,
      send: { json: { ...request(), [field]: undefined } },
      status: 422,
      errors: { [field]: ['is required'] },
      leads: 0,
    },
    {
      clause: `2: ${field} may have 191 characters`,
      send: json({ [field]: letters(191) }),
      status: 201,
    },
    {
      clause: `2: ${field} may not have 192`,
      send: json({ [field]: letters(192) }),
      status: 422,
      errors: { [field]: ['must have at most 191 characters'] },
    },
  ]),
  {
    clause: '2: email is an e-mail address',
    send: json({ email: 'asha@example.com' }),
    status: 201,
  },
  ...['jörg@müller.example', 'иван@почта.рф', '用户@例子.公司', 'आशा@उदाहरण.भारत'].map(email => ({
    clause: `2: email is an e-mail address in the letters of any language: ${email}`,
    send: json({ email }),
    status: 201,
  })),
  ...['jörg@müller', 'jörg müller@mail.example', 'asha@mail。example', 'ａｓｈａ@mail.example'].map(
    email => ({
      clause: `2: email is no such thing as ${email}`,
      send: json({ email }),
      status: 422,
      errors: { email: ['must be an e-mail address'] },
    }),
  ),
  {
    clause: '2: email is nothing else',
    send: json({ email: 'asha at example' }),
    status: 422,
    errors: { email: ['must be an e-mail address'] },
  },
  {
    clause: '2: email has at most 191 characters',
    send: json({ email: `${letters(60)}@${letters(60)}.${letters(60)}.example` }),
    status: 201,
  },
  {
    clause: '2: email of 192 characters is refused',
    send: json({ email: `${letters(60)}@${letters(60)}.${letters(60)}.example12` }),
    status: 422,
    errors: { email: ['must have at most 191 characters'] },
  },
  { clause: '2: start_date is YYYY-MM-DD', send: json({ start_date: '2027-02-28' }), status: 201 },
  {
    clause: '2: start_date in another format is refused',
    send: json({ start_date: '28/02/2027' }),
    status: 422,
    errors: { start_date: ['must be a date like 2027-04-30'] },
  },
  {
    clause: '2: no_of_days is 1 or more',
    send: json({ no_of_days: 1 }),
    status: 201,
    lead: { fields: { no_of_days: 1 } },
  },
  {
    clause: '2: no_of_days 0 is refused',
    send: json({ no_of_days: 0 }),
    status: 422,
    errors: { no_of_days: ['must be 1 or more'] },
  },
  {
    clause: '2: no_of_adults 0 is refused',
    send: json({ no_of_adults: 0 }),
    status: 422,
    errors: { no_of_adults: ['must be 1 or more'] },
  },
  {
    clause: '2: no_of_children may be 0',
    send: json({ no_of_children: 0 }),
    status: 201,
    lead: { fields: { no_of_children: 0 } },
  },
  {
    clause: '2: no_of_children -1 is refused',
    send: json({ no_of_children: -1 }),
    status: 422,
    errors: { no_of_children: ['must be 0 or more'] },
  },
  ...Object.entries({ destination: 50, comments: 500, reference_id: 36 }).flatMap(
    ([field, most]): Row[] => [
      {
        clause: `2: ${field} may have ${most} characters`,
        send: json({ [field]: letters(most) }),
        status: 201,
      },
      {
        clause: `2: ${field} may not have ${most + 1}`,
        send: json({ [field]: letters(most + 1) }),
        status: 422,
        errors: { [field]: [`must have at most ${most} characters`] },
      },
    ],
  ),
  {
    clause: '2 rule 2: every optional field may be null',
    send: json({
      email: null,
      start_date: null,
      no_of_days: null,
      no_of_adults: null,
      no_of_children: null,
      destination: null,
      comments: null,
      reference_id: null,
      client_request_uid: null,
    }),
    status: 201,
    lead: { fields: request(), custom_fields: {} },
  },
  {
    clause: '2 rule 3: absent, null and "" never erase',
    first: json({ client_request_uid: 'u1', destination: 'Goa', comments: 'beach', budget: 'low' }),
    send: json({
      client_request_uid: 'u1',
      destination: null,
      comments: '',
      budget: '',
      email: null,
    }),
    status: 201,
    message: updated,
    lead: {
      revision: 1,
      fields: { destination: 'Goa', comments: 'beach' },
      custom_fields: { budget: 'low' },
    },
  },
  {
    clause: '2 rule 3: a different value wins by order of receipt, and the history tells',
    first: json({ client_request_uid: 'u1', destination: 'Goa' }),
    send: json({ client_request_uid: 'u1', destination: 'Kerala' }),
    status: 201,
    lead: {
      fields: { destination: 'Kerala' },
      history: [
        {
          revision: 2,
          part: 'fields',
          field: 'destination',
          from: 'Goa',
          to: 'Kerala',
          at: '2026-11-21T10:00:00.000Z',
          by: 'api',
        },
      ],
    },
  },
  {
    clause: '2 rule 3: an exact replay changes nothing',
    first: json({ client_request_uid: 'u1', a: { deep: [1, 2] } }),
    send: json({ client_request_uid: 'u1', a: { deep: [1, 2] } }),
    status: 201,
    message: updated,
    leads: 1,
    lead: { revision: 1, history: [] },
  },
  {
    clause: '2 rule 3: other uids are other requests',
    first: json({ client_request_uid: 'u1' }),
    send: json({ client_request_uid: 'u2' }),
    status: 201,
    message: created,
    leads: 2,
  },
  {
    clause: '2 rule 3: without a uid every request is new',
    first: json(),
    send: json(),
    status: 201,
    message: created,
    leads: 2,
  },
  {
    clause: '2: client_request_uid may have 191 characters',
    send: json({ client_request_uid: letters(191) }),
    status: 201,
  },
  {
    clause: '2: client_request_uid may not have 192',
    send: json({ client_request_uid: letters(192) }),
    status: 422,
    errors: { client_request_uid: ['must have at most 191 characters'] },
  },
  {
    clause: '4: named parameters in the query string',
    send: {},
    path: `${path}?name=Asha%20Rao&phone_number=98450&no_of_days=7&Zimmer=2`,
    status: 201,
    message: created,
    lead: {
      fields: { name: 'Asha Rao', phone_number: '98450', no_of_days: 7 },
      custom_fields: { Zimmer: '2' },
    },
  },
  {
    clause: '4: named parameters in a form-encoded body',
    send: { form: 'name=Asha+Rao&phone_number=%2B91+98450&no_of_children=0' },
    status: 201,
    lead: { fields: { name: 'Asha Rao', phone_number: '+91 98450', no_of_children: 0 } },
  },
  {
    clause: '4: body beats query, field by field',
    send: json({ name: 'Body' }),
    path: `${path}?name=Query&destination=Goa`,
    status: 201,
    lead: { fields: { name: 'Body', destination: 'Goa' } },
  },
  {
    clause: '4: a GET is not allowed',
    send: {},
    method: 'GET',
    status: 405,
    message: 'GET is not allowed here',
  },
  { clause: '5: no Authorization header', send: { ...json(), token: null }, status: 401, leads: 0 },
  {
    clause: '5: a token nobody issued',
    send: { ...json(), token: 'bha_unknown-but-well-formed-and-long-enough' },
    status: 401,
    leads: 0,
  },
  {
    clause: '5: a truncated token',
    send: { ...json(), token: accessToken.slice(0, -1) },
    status: 401,
  },
  {
    clause: '5: another scheme',
    send: {
      ...json(),
      token: null,
      headers: { authorization: `Basic ${btoa(`x:${accessToken}`)}` },
    },
    status: 401,
    message: 'A valid token is required, as Authorization: Bearer TOKEN',
  },
  {
    clause: '5: the scheme in any case',
    send: { ...json(), token: null, headers: { authorization: `bearer ${accessToken}` } },
    status: 201,
  },
  {
    clause: '7: 401 comes before anything is read',
    send: { token: null, headers: { 'content-type': 'application/json' }, body: '{broken' },
    status: 401,
  },
  {
    clause: '7: an unknown path is 404',
    send: json(),
    path: '/trip-plan-request',
    status: 404,
    message: 'Not found',
  },
]

test.each(rows)(
  'spec $clause',
  async ({
    first,
    send,
    method = 'POST',
    path: to = path,
    status,
    message,
    errors,
    lead,
    leads,
  }) => {
    const app = await startApp()
    if (first) expect((await app.call('POST', path, first)).status).toBe(201)
    const answer = await app.call(method, to, send)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    if (status === 201) expect(Object.keys(answer.body)).toEqual(['message'])
    else
      expect(answer.body).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
        request_id: expect.any(String),
      })
    if (message !== undefined) expect(answer.body.message).toBe(message)
    if (errors) expect(answer.body.errors).toEqual(errors)
    if (lead) expect((await app.leads()).at(-1)).toMatchObject(lead)
    if (leads !== undefined) expect(await app.leads()).toHaveLength(leads)
  },
)

test('spec 4: the success body has exactly one field, and the reference travels in a header', async () => {
  const app = await startApp()
  const answer = await app.call('POST', path, json())
  expect(answer.body).toEqual({ message: created })
  expect(answer.headers.get('bellhop-reference')).toBe((await app.leads())[0]!.reference)
})

test('spec 7: a fault of ours is a bare 500 that tells nothing', async () => {
  const app = await startApp()
  app.store.leads.read = () => Promise.reject(new Error('the secret inside'))
  const answer = await app.call('GET', '/leads/x')
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    message: 'Server error',
    code: 'server_error',
    request_id: expect.any(String),
  })
})

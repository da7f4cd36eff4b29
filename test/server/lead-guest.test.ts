import { expect, test } from 'vitest'
import type { Lead } from '../../shared/lead.ts'
import { widgetLanguages } from '../../shared/site.ts'
import { allowedOrigin, request, startSession } from '../support/start-app.ts'
import { withGuests } from './with-leads.ts'

/** The app with these requests; `kin` says by their numbers which others are of the n-th's guest. */
async function withKin(...guests: Record<string, unknown>[]) {
  const { app, headers } = await withGuests(...guests)
  const ids = (await app.leads()).map(({ id }) => id)
  const call = (method: string, path: string, json?: object) =>
    app.call(method, path, { token: null, headers, ...(json && { json }) })
  const kin = async (n: number) => named((await call('GET', `/leads/${ids[n]}/guest`)).body)
  const named = (body: any) => ({
    linked: body.linked.map((lead: any) => ids.indexOf(lead.id)),
    alike: body.alike.map((lead: any) => ids.indexOf(lead.id)),
  })
  return { app, headers, ids, call, kin, named }
}

test('leads with the same number or e-mail address are alike, however they were written', async () => {
  const { kin } = await withKin(
    { phone_number: '+91 98450 12345', email: 'asha@example.com' },
    { phone_number: '0091-9845012345' },
    { phone_number: '+91 (98450) 12-345' },
    { phone_number: '+91 98450 99999', email: 'ASHA@Example.com' },
    { phone_number: '+44 20 5012 345' },
    { phone_number: '+91 98450 99998', email: 'ben@example.com' },
    { phone_number: '555-1234' },
    { phone_number: '555 12 34' },
    { phone_number: '(2) 555-1234' },
  )
  const { linked, alike } = await kin(0)
  expect(linked).toEqual([])
  expect(alike.sort()).toEqual([1, 2, 3])
  expect((await kin(1)).alike.sort()).toEqual([0, 2])
  // Nobody knows of which country these are: seven digits are enough, all of them.
  expect((await kin(6)).alike).toEqual([7])
})

test('what is like a linked lead is like each of them: a guest may have two numbers', async () => {
  const { ids, call, kin } = await withKin(
    { phone_number: '+91 98450 12345' },
    { phone_number: '+91 98450 99999' },
    { phone_number: '+91 98450 00000' },
    { phone_number: '0091 98450 99999' },
  )
  await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[1] })
  expect(await kin(0)).toEqual({ linked: [1], alike: [3] })
})

test('guests are not alike for what neither of them gave', async () => {
  const { kin } = await withKin(
    { phone_number: '12345', email: 'ann@example.com' },
    { phone_number: '54321', email: 'joann@example.com' },
  )
  expect((await kin(0)).alike).toEqual([])
})

test('a number that all give is not enough when it is too short to be dialled from anywhere', async () => {
  const { kin } = await withKin(
    { phone_number: '123456', email: 'ann@example.com' },
    { phone_number: '12-34-56', email: 'ann.b@example.com', comments: 'like ann@example.com' },
  )
  expect((await kin(0)).alike).toEqual([])
})

test('the guest’s time zone and language tell which country a number without one is of', async () => {
  const { app, ids, call, kin } = await withKin({ phone_number: '+91 98450 12345' })
  const token = await startSession(app)
  await app.call('POST', '/trip-plan-requests', {
    token,
    headers: { origin: allowedOrigin },
    json: request({
      phone_number: '098450 12345',
      client_request_uid: 'u',
      bellhop_source: { time_zone: 'Asia/Calcutta', locale: 'en-GB' },
    }),
  })
  ids.push((await app.leads())[1]!.id)
  expect((await kin(0)).alike).toEqual([1])
  const { body } = await call('GET', `/leads/${ids[1]}/replies`)
  expect([body.phone_number, body.call]).toEqual(['+919845012345', 'tel:+919845012345'])
  expect((await app.leads())[1]!.fields.phone_number).toBe('098450 12345')
})

test('linked leads stay together as more of them are linked or one is edited, until one is let go', async () => {
  const { ids, call, kin, named } = await withKin(
    { phone_number: '1111111' },
    { phone_number: '2222222' },
    { phone_number: '3333333' },
    { phone_number: '4444444' },
  )
  await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[1] })
  await call('PUT', `/leads/${ids[2]}/guest`, { with: ids[3] })
  await call('PATCH', `/leads/${ids[1]}`, { state: 'contacted' })
  const { body } = await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[2] })
  expect(named(body).linked.sort()).toEqual([1, 2, 3])
  expect((await kin(3)).linked.sort()).toEqual([0, 1, 2])
  const { body: alone } = await call('DELETE', `/leads/${ids[0]}/guest`)
  expect(named(alone)).toEqual({ linked: [], alike: [] })
  expect(await kin(0)).toEqual({ linked: [], alike: [] })
  expect((await kin(1)).linked.sort()).toEqual([2, 3])
})

test('a token that links leads changes none of another site', async () => {
  const { app, ids, call } = await withKin({}, {}, {}, {})
  await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[1] })
  await call('PUT', `/leads/${ids[2]}/guest`, { with: ids[3] })
  const near = (await app.store.leads.read(ids[0]!))!
  const far = { ...near, id: 'far', site: 'site_other', client_request_uid: null }
  await app.store.leads.put([far])
  const { status } = await app.call('PUT', `/leads/${ids[0]}/guest`, { json: { with: ids[2] } })
  expect(status).toBe(200)
  expect((await app.store.leads.read(ids[1]!))!.guest).not.toBe(near.guest)
  expect(await app.store.leads.read('far')).toEqual(far)
})

test('a token sees no lead of another site among those of a guest, and links none', async () => {
  const { app, ids, call } = await withKin({}, {})
  await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[1] })
  const near = (await app.store.leads.read(ids[0]!))!
  const far = { ...near, site: 'site_other', client_request_uid: null }
  await app.store.leads.put([
    { ...far, id: 'linked' },
    { ...far, id: 'alike', guest: null },
  ])
  const get = async (path: string) => (await app.call('GET', `/leads/${ids[0]}${path}`)).body
  expect(await get('/guest')).toMatchObject({ linked: [{ id: ids[1] }], alike: [] })
  expect((await get('/record')).leads).toMatchObject([{ id: ids[0] }, { id: ids[1] }])
  const all = (await call('GET', `/leads/${ids[0]}/guest`)).body
  expect(all).toMatchObject({ linked: [{}, {}], alike: [{ id: 'alike' }] })
  const link = { json: { with: 'alike' } }
  expect((await app.call('PUT', `/leads/${ids[0]}/guest`, link)).status).toBe(422)
})

test('no lead is linked with itself', async () => {
  const { ids, call, kin } = await withKin({})
  expect((await call('PUT', `/leads/${ids[0]}/guest`, { with: ids[0] })).status).toBe(422)
  expect(await kin(0)).toEqual({ linked: [], alike: [] })
})

test.each([{ with: 'nobody' }, { with: 7 }, {}])('the link %j is refused', async json => {
  const { ids, call } = await withKin({})
  const { status, body } = await call('PUT', `/leads/${ids[0]}/guest`, json)
  expect([status, Object.keys(body.reasons)]).toEqual([422, ['with']])
})

test('replies greet in the guest’s language, with the operator’s name once there is one', async () => {
  const { app, call } = await withKin()
  const token = await startSession(app)
  await app.call('POST', '/trip-plan-requests', {
    token,
    headers: { origin: allowedOrigin },
    json: {
      name: 'Jürgen & Ana',
      phone_number: '+49 30 901820',
      email: 'juergen+reise@example.de',
      client_request_uid: 'u',
      bellhop_source: { locale: 'DE-at' },
    },
  })
  const [lead] = await app.leads()
  expect(lead!.fields.email).toBeTruthy()
  const replies = async () => (await call('GET', `/leads/${lead!.id}/replies`)).body
  const whatsappOf = ({ whatsapp }: { whatsapp: string }) => new URL(whatsapp).searchParams
  expect(whatsappOf(await replies()).get('text')).toContain(', hier ist Your travel team. Vielen')
  const { id } = app.store.desk.read().operators[0]!
  await call('PATCH', `/operators/${id}`, { name: 'Mira' })
  const { body: ofToken } = await app.call('GET', `/leads/${lead!.id}/replies`)
  expect(whatsappOf(ofToken).get('text')).toContain(', hier ist Your travel team. Vielen')
  const body = await replies()
  expect(body.whatsapp).toMatch(/^https:\/\/wa\.me\/4930901820\?text=/)
  expect(whatsappOf(body).get('text')).toBe(
    'Guten Tag Jürgen & Ana, hier ist Mira (Your travel team). Vielen Dank für Ihre Reiseanfrage!',
  )
  const mail = new URL(body.mail)
  expect(decodeURIComponent(mail.pathname)).toBe('juergen+reise@example.de')
  // Not every mail program knows an @ that is encoded.
  expect(mail.pathname).toBe('juergen%2Breise@example.de')
  expect(mail.searchParams.get('subject')).toBe(`Ihre Reiseanfrage (${lead!.reference})`)
  expect(mail.searchParams.get('body')).toMatch(/Reiseanfrage!\r\n\r\n$/)
})

test('where its site is gone, a lead’s guest is greeted by the operator alone, or by nobody', async () => {
  const { app, ids, call } = await withKin({})
  await call('POST', '/sites', { brand: 'Two' })
  expect((await call('DELETE', `/sites/${app.site}`)).status).toBe(204)
  const greeting = async () => {
    const { whatsapp } = (await call('GET', `/leads/${ids[0]}/replies`)).body
    return new URL(whatsapp).searchParams.get('text')
  }
  expect(await greeting()).toBe('Hello Asha Rao. Thank you for your trip request!')
  await call('PATCH', `/operators/${app.store.desk.read().operators[0]!.id}`, { name: 'Mira' })
  expect(await greeting()).toBe('Hello Asha Rao, this is Mira. Thank you for your trip request!')
})

test.each(widgetLanguages)('in "%s" a greeting is whole, to a name and to none', async locale => {
  const { app, call } = await withKin({ name: 'Asha [Rao]', phone_number: '+91 98450 12345' })
  const [lead] = await app.leads()
  const source = { ...lead!.source, locale }
  await app.store.leads.put([
    { ...lead!, id: 'named', source },
    { ...lead!, id: 'nameless', source, fields: { ...lead!.fields, name: null } },
  ])
  const textTo = async (id: string) =>
    new URL((await call('GET', `/leads/${id}/replies`)).body.whatsapp).searchParams.get('text')
  const named = await textTo('named')
  expect(named).toContain('Asha [Rao]')
  expect(named).toContain('Your travel team')
  const nameless = await textTo('nameless')
  // No sign is left of what would have stood beside the name, nor a title that is nobody's.
  expect(nameless).not.toMatch(/^[^\p{L}¡]|^[様님]|\p{P}[,，:!]|\s\s|[[\]{}]/u)
  expect(nameless).not.toMatch(/[\u3040-\u9fff][,!:(]/)
  expect(nameless).not.toMatch(/null|undefined/)
})

test.each([
  ['no-NO', 'Takk for'],
  ['nn', 'Takk for'],
  ['iw-IL', 'תודה'],
  ['in', 'Terima kasih'],
  ['zh-CN', '这里是'],
  ['zh-TW', '這裡是'],
  ['zh-Hant-HK', '這裡是'],
  ['eo', 'Thank you'],
  ['constructor', 'Thank you'],
])('of a browser that speaks %s the guest is greeted with %j', async (locale, thanks) => {
  const { app, call } = await withKin({ phone_number: '+91 98450 12345' })
  const [lead] = await app.leads()
  await app.store.leads.put([{ ...lead!, id: 'told', source: { ...lead!.source, locale } }])
  const { whatsapp } = (await call('GET', '/leads/told/replies')).body
  expect(new URL(whatsapp).searchParams.get('text')).toContain(thanks)
})

test.each([
  [' 0091 98400 12345', {}],
  ['09840012345', { country: 'in' }],
  ['098400 12345', { locale: 'hi-IN' }],
  ['098400 12345', { country: 'nowhere', time_zone: 'asia/kolkata' }],
])('from %j a guest who told %j is called in India', async (phone_number, told) => {
  const { app, call } = await withKin({})
  const [lead] = (await app.leads()) as [Lead]
  const fields = { ...lead.fields, phone_number }
  await app.store.leads.put([{ ...lead, id: 'told', fields, source: { ...lead.source, ...told } }])
  expect((await call('GET', '/leads/told/replies')).body.call).toBe('tel:+919840012345')
})

test.each([
  ['+52 1 55 1234 5678', undefined, '+525512345678'],
  ['044 55 1234 5678', 'MX', '+525512345678'],
  ['01 55 1234 5678', 'MX', '+525512345678'],
  ['00 44 7911 123456', 'MX', '+447911123456'],
  ['＋81 90 1234 5678', undefined, '+819012345678'],
  ['٠٠٩٧١٥٠١٢٣٤٥٦٧', undefined, '+971501234567'],
  ['612 345 678 / 912 345 678', 'ES', '+34612345678'],
  ['+44 7911 123456; 0161 496 0000', undefined, '+447911123456'],
  ['0171/1234567', 'DE', '+491711234567'],
])(
  'a guest who typed %j, told the country %s, is reached at %s',
  async (typed, country, number) => {
    const { app, call } = await withKin({ phone_number: typed }, { phone_number: number })
    const [lead] = (await app.leads()) as [Lead]
    const source = { ...lead.source, ...(country && { country }) }
    await app.store.leads.put([{ ...lead, source, revision: 2 }])
    const { body } = await call('GET', `/leads/${lead.id}/replies`)
    expect(body).toMatchObject({ phone_number: number, call: `tel:${number}` })
    expect(body.whatsapp).toContain(`https://wa.me/${number.slice(1)}?`)
    expect((await call('GET', `/leads/${lead.id}/guest`)).body.alike).toHaveLength(1)
  },
)

test.each([
  ['12345', 'IN', '12345'],
  ['+44 7700 900 123', undefined, '+447700900123'],
  ['612 345 678 / 912 345 678', undefined, '612345678'],
  ['0171/1234567', undefined, '01711234567'],
])('what is no number known here is dialled as it was typed: %j, told %s', async (...told) => {
  const [phone_number, country, dialled] = told
  const { app, call } = await withKin({ phone_number })
  const [lead] = await app.leads()
  const source = { ...lead!.source, ...(country && { country }) }
  await app.store.leads.put([{ ...lead!, id: 'told', source }])
  const { body } = await call('GET', '/leads/told/replies')
  expect(body).toMatchObject({ phone_number: null, call: `tel:${dialled}`, whatsapp: null })
})

test('half a character in a name is left out of the greeting', async () => {
  const name = 'S\ud800a\udc00m'
  const { ids, call } = await withKin({ name, phone_number: '+91 98450 12345' })
  const { status, body } = await call('GET', `/leads/${ids[0]}/replies`)
  expect(status).toBe(200)
  expect(new URL(body.whatsapp).searchParams.get('text')).toContain('Sam')
})

test('what is no number gets no WhatsApp, and no e-mail address no mail', async () => {
  const { ids, call } = await withKin(
    { phone_number: 'ask the hotel' },
    { phone_number: 'ext. 4711' },
  )
  const [none, short] = await Promise.all(ids.map(id => call('GET', `/leads/${id}/replies`)))
  expect(none!.body).toEqual({ phone_number: null, call: null, whatsapp: null, mail: null })
  expect(short!.body).toMatchObject({ call: 'tel:4711', whatsapp: null })
})

import { expect, test } from 'vitest'
import { defaultQuestions } from '../../shared/form.ts'
import { talk } from './conversation-maker.ts'

test('an answer that holds more than was asked fills the other slots too', () => {
  const guest = talk().skips().types('Bali', '12-19 December, 2 adults')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12', no_of_adults: 2 })
  expect(guest.asked()).toBe('no_of_children')
})

test('a correction at another question is taken, said, and the question is put again', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults')
  guest.types('actually 3 adults')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3 })
  expect(guest.heard()).toMatchObject([
    { say: 'understood', pieces: [{ slot: 'no_of_adults', value: 3 }] },
    { say: 'ask', slot: 'no_of_children' },
  ])
})

test('a name is taken out of its sentence and the words go along', () => {
  const guest = talk({ questions: [{ slot: 'name', kind: 'text', required: true }] })
  guest.skips().types('my name is Ana María')
  expect(guest.fields()).toMatchObject({ name: 'Ana María', name_words: 'my name is Ana María' })
})

test('what answers other questions is no try at this one: no doubtful words are taken for it then', () => {
  const guest = talk({ destinations: [] }).types('Bali 12 December for a week, 2 adults, no kids')
  guest.types('sorry, 3 adults', 'make it the 13th', 'actually Cape Verde, not Bali')
  expect(guest.asked()).toBe('name')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3, start_date: '2026-12-13' })
  expect(guest.fields()).not.toHaveProperty('name')
  expect(guest.heard()[0]).toMatchObject({ pieces: [{ value: 'actually Cape Verde, not Bali' }] })
})

test('a name nobody has heard of is taken at the second try', () => {
  const guest = talk({ questions: [{ slot: 'name', kind: 'text', required: true }] }).skips()
  guest.types('why do you ask?', 'X Æ A-12 the second')
  expect(guest.fields()).toMatchObject({ name: 'X Æ A-12 the second' })
})

test('no to something else takes nothing of what was offered', () => {
  const guest = talk().types('Bali on 3 or 5 March', 'no kids')
  expect(guest.fields()).toMatchObject({ no_of_children: 0 })
  expect(guest.heard().at(-1)).toEqual({ by: 'widget', say: 'which', slot: 'start_date' })
})

test('remarks are kept as they are, whatever they hold', () => {
  const guest = talk({ questions: [{ slot: 'comments', kind: 'long_text', required: false }] })
  guest.skips().types('We fly on 3 March with 2 dogs')
  expect(guest.fields()).toEqual({ comments: 'We fly on 3 March with 2 dogs' })
  const other = talk().types('Bali 12-19 December, 2 adults, no kids')
  other.types('Ana', '+44 20 7946 0123', 'skip', 'We may be 3 adults')
  expect(other.asked()).toBe('summary')
  expect(other.fields()).toMatchObject({ no_of_adults: 2, comments: 'We may be 3 adults' })
})

test('the ages of children go along', () => {
  const guest = talk().types('Bali, 2 adults and 2 kids aged 4 and 7')
  expect(guest.fields()).toMatchObject({ no_of_children: 2, children_ages: [4, 7] })
})

test('where fewer children come, their ages are no longer known', () => {
  const guest = talk().types('Bali, 2 adults and 2 kids aged 4 and 7')
  guest.types('actually just 1 child')
  expect(guest.fields()).toMatchObject({ no_of_children: 1, children_ages: [] })
  guest.types('two kids, 4 and 9')
  expect(guest.fields()).toMatchObject({ no_of_children: 2, children_ages: [4, 9] })
  guest.types('make it 3 kids')
  expect(guest.fields()).toMatchObject({ no_of_children: 3, children_ages: [4, 9] })
})

test('a telephone number needs digits', () => {
  const guest = talk({ questions: [{ slot: 'phone_number', kind: 'phone', required: true }] })
  expect(guest.skips().types('call me', 'maybe').asked()).toBe('phone_number')
  expect(guest.prompt()).toMatchObject({ kind: 'phone', picker: false })
  expect(guest.types('020 7946 0123').asked()).toBe('summary')
})

test.each([
  ['asks for comments', defaultQuestions],
  ['asks for none', defaultQuestions.filter(({ slot }) => slot !== 'comments')],
])(
  'questions of the guest stay what the server takes, in a form that %s; the rest is kept as words',
  (_what, questions) => {
    const guest = talk({ questions }).types('Bali 12-19 December, 2 adults')
    const ask = (n: number) => `${n}: ${'is there a quiet room with a view, '.repeat(6)}please?`
    for (let n = 1; n <= 3; n++) guest.types(ask(n))
    const { comments, ...others } = guest.fields()
    expect(comments).toBe(`${ask(1)}\n${ask(2)}`)
    expect(JSON.stringify(others)).toContain(ask(3))
  },
)

test('of a remark that is too long as much is taken as the server takes, and all goes along', () => {
  const guest = talk({ questions: [{ slot: 'comments', kind: 'long_text', required: false }] })
  guest.skips().types('🐢'.repeat(600))
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).toEqual({
    comments: '🐢'.repeat(500),
    comments_words: '🐢'.repeat(600),
  })
})

test('comments stay within 500 code points when the open day is added', () => {
  const guest = talk({
    questions: [
      { slot: 'start_date', kind: 'date', required: false },
      { slot: 'comments', kind: 'long_text', required: false },
    ],
  })
  guest.skips().types('mid March').skips().types('🐢'.repeat(500))
  expect([...String(guest.fields()['comments'])]).toHaveLength(500)
})

test('any no says that no children come, and passes other questions over', () => {
  for (const no of ['nope', 'nah']) {
    const guest = talk().types('Bali 12-19 December, 2 adults', no)
    expect(guest.fields()).toMatchObject({ no_of_children: 0 })
  }
  const guest = talk().types('Bali 12-19 December, 2 adults', 'nah')
  guest.types('Ana', '+44 20 7946 0123', 'Nah!', 'no thanks')
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).not.toHaveProperty('other_words')
})

test('no place and no name is without a letter, however often it is typed', () => {
  const guest = talk().skips().types('5', '2', '...', '👍')
  expect(guest.asked()).toBe('destination')
  guest.types('Bali', '12-19 December', '2 adults, no kids', '🙂', '42')
  expect(guest.asked()).toBe('name')
  expect(guest.fields()).toMatchObject({ destination: 'Bali' })
  expect(guest.fields()).not.toHaveProperty('name')
})

test('“none” says that no children come, and passes other questions over', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'none')
  expect(guest.fields()).toMatchObject({ no_of_children: 0 })
  guest.types('Ana', '+44 20 7946 0123', 'none')
  expect(guest.asked()).toBe('comments')
  expect(guest.fields()).not.toHaveProperty('email')
})

test('a name and a number are taken at any question, and the question is put again', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'Asha Rao, +91 98450 12345')
  const person = { name: 'Asha Rao', phone_number: '+91 98450 12345' }
  expect(guest.fields()).toMatchObject({ destination: 'Bali', ...person })
  expect(guest.asked()).toBe('no_of_children')
  guest.types('none')
  expect(guest.asked()).toBe('email')
})

test('at a question for a number what is said of something else is heard, a number among words is offered', () => {
  const budget = { slot: 'budget', kind: 'number', required: true, label: 'Budget?' } as const
  const questions = [...defaultQuestions.filter(({ slot }) => slot !== 'email'), budget]
  const guest = talk({ questions })
  guest.types('Bali 12-19 December, 2 adults, no kids', 'Asha Rao', '+91 98450 12345')
  while (guest.asked() !== 'budget') guest.skips()
  guest.types('we leave on 14 December instead')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-14' })
  guest.types('my number is +44 20 7946 0123 by the way')
  expect(guest.fields()).toMatchObject({ phone_number: '+44 20 7946 0123' })
  guest.types('about 2,000 euros for all of us')
  expect(guest.prompt()?.chips[0]).toEqual({ is: 'value', slot: 'budget', value: 2000 })
})

test('an answer may correct another one: the latest word counts', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'no, 3 adults')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3, no_of_children: 0 })
  const other = talk().skips().types('Bali', 'tomorrow', 'from 12 to 20 December')
  expect(other.fields()).toMatchObject({ start_date: '2026-12-12', no_of_days: 9 })
})

test('when to call is no new start of the trip, a correction is asked about', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids').types('Asha Rao')
  expect(guest.asked()).toBe('phone_number')
  guest.types('could you call me on Monday?', 'call me tomorrow after 5pm')
  expect(guest.fields()).toMatchObject({
    comments: 'could you call me on Monday?\ncall me tomorrow after 5pm',
  })
  guest.types('actually from 14 December', '07700 900123, best on Monday')
  const stands = { phone_number: '07700 900123', start_date: '2026-12-12' }
  expect(guest.fields()).toMatchObject(stands)
  expect(guest.heard().at(-1)).toMatchObject({ say: 'confirm', value: '2026-12-14' })
  expect(guest.types('yes').fields()).toMatchObject({ start_date: '2026-12-14' })
  expect(guest.types('write to me before Friday').asked()).toBe('email')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-14' })
})

test('when the name will be told is no start, but a correction beside it is asked about', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  expect(guest.asked()).toBe('name')
  guest.types('I will tell you tomorrow')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12' })
  expect(guest.asked()).toBe('name')
  expect(guest.types('make it the 13th').fields()).toMatchObject({ start_date: '2026-12-13' })
})

test('a time of day to call at is no new start either, and no length', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids').types('Asha Rao')
  guest.types('between 10 and 12', '07700 900123')
  const stands = { start_date: '2026-12-12', no_of_days: 8 }
  expect(guest.fields()).toMatchObject(stands)
  guest.types('no', 'no')
  expect(guest.asked()).toBe('email')
  expect(guest.fields()).toMatchObject(stands)
})

test('an answer stands until the guest has said what is to be in its place', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'or in mid March', 'none')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'narrow', slot: 'start_date' })
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12' })
  guest.does({ is: 'back' })
  expect(guest.asked()).toBe('name')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-12' })
})

test('what is said beside a date that is still open is not lost', () => {
  const guest = talk().skips().types('Bali', 'mid March, 2 adults')
  expect(guest.asked()).toBe('start_date')
  expect(guest.fields()).toMatchObject({ no_of_adults: 2 })
})

test.each(['is breakfast included?', '朝食は付きますか？', 'هل الإفطار مشمول؟'])(
  'a question to the operator is kept as a note, and said so: %s',
  question => {
    const guest = talk().types('Bali 12-19 December, 2 adults', question)
    expect(guest.heard()).toMatchObject([
      { say: 'understood', pieces: [{ slot: 'comments', value: question }] },
      { say: 'ask', slot: 'no_of_children' },
    ])
    expect(guest.fields()).toMatchObject({ comments: question })
  },
)

test('what was written while the last answer was being read is kept', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  guest.types('Asha Rao', '+91 98450 12345', 'skip', 'skip', 'and 3 adults', 'thanks a lot')
  expect(guest.fields()).toMatchObject({
    no_of_adults: 3,
    other_words: 'and 3 adults\nthanks a lot',
  })
  expect(guest.asked()).toBe('summary')
})

test('what is said at the summary is noted, and the guest is told', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  guest.types('Asha Rao', '+91 98450 12345', 'skip', 'skip', 'a cot for the baby please')
  expect(guest.heard()).toMatchObject([
    { say: 'understood', pieces: [{ slot: 'comments', value: 'a cot for the baby please' }] },
    { say: 'summary' },
  ])
  expect(guest.fields()).toMatchObject({ comments: 'a cot for the baby please' })
})

test('“nil” says that no children come, and “na” passes other questions over', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'nil')
  expect(guest.fields()).toMatchObject({ no_of_children: 0 })
  guest.types('Asha Rao', '+91 98450 12345', 'NA')
  expect(guest.asked()).toBe('comments')
  expect(guest.types('n/a').fields()).not.toHaveProperty('comments')
})

test('a day that is said when the length is asked for is the last one, unless a new first is named', () => {
  const atLength = () => talk().skips().types('Bali', '12 December')
  expect(atLength().types('back on the 19th').fields()).toMatchObject({
    start_date: '2026-12-12',
    no_of_days: 8,
  })
  expect(atLength().types('until Sunday').fields()).toMatchObject({ no_of_days: 2 })
  for (const said of ['no wait, the 14th', 'No. The 14th!', 'nope, 14 December']) {
    const corrected = atLength().types(said)
    expect(corrected.fields()).toMatchObject({ start_date: '2026-12-14' })
    expect(corrected.asked()).toBe('no_of_days')
  }
  const guest = atLength().types('actually from 13 December')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-13' })
  expect(guest.asked()).toBe('no_of_days')
})

test('who shrugs in more words than one is not asked again, and the words are kept', () => {
  const guest = talk().skips().types('Bali', 'I dont know yet')
  expect(guest.asked()).toBe('no_of_days')
  expect(guest.fields()).toMatchObject({ other_words: 'I dont know yet' })
  expect(guest.types('I dont know that yet').asked()).toBe('no_of_adults')
  const required = talk().types('Bali 12-19 December, 2 adults, no kids', 'Ana', 'No phone, sorry')
  expect(required.heard()).toMatchObject([{ say: 'again', because: { is: 'required' } }])
})

test('a guess is no answer: what the page knows stands', () => {
  const guest = talk({ destinations: [], presets: { destination: 'Oman' } }).types(
    'honeymoon dream',
  )
  expect(guest.fields()).toMatchObject({ destination: 'Oman' })
})

test('one bubble tells all that a reply held', () => {
  const guest = talk().types('Bali 12-19 December, 1 adult', '2 adults and 1 child')
  expect(guest.heard()).toMatchObject([
    {
      say: 'understood',
      pieces: [
        { slot: 'no_of_adults', value: 2 },
        { slot: 'no_of_children', value: 1 },
      ],
    },
    { say: 'ask', slot: 'name' },
  ])
})

test('what a reply leaves open about something else is said in the guest’s words, and asked later', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults', 'or in mid March')
  expect(guest.heard()).toMatchObject([
    { say: 'understood', pieces: [{ slot: 'start_date', value: 'mid March' }] },
    { say: 'ask', slot: 'no_of_children' },
  ])
  expect(guest.types('none').heard().at(-1)).toMatchObject({ say: 'narrow', slot: 'start_date' })
})

test.each(['A villa near a quiet beach', '子供が小さいのでゆっくりしたいです'])(
  'a sentence that answers no question is noted for the operator, and said so: %s',
  sentence => {
    const guest = talk().types('Bali 12-19 December, 2 adults', sentence)
    expect(guest.heard()).toMatchObject([
      { say: 'understood', pieces: [{ slot: 'comments', value: sentence }] },
      { say: 'ask', slot: 'no_of_children' },
    ])
  },
)

test.each([
  ['bali', ['bali']],
  ['Bali in December', ['Bali']],
  ['Costa Rica, flexible dates', ['Costa Rica']],
  ['4 adults, 10-17 april, rhodes', ['rhodes']],
  ['Bali or Lombok in December', ['Bali', 'Lombok']],
])('“%s” may begin with a place: it is offered when that is asked', (text, places) => {
  const guest = talk({ destinations: [] }).types(text)
  expect(guest.asked()).toBe('destination')
  const values = guest.prompt()?.chips.flatMap(chip => (chip.is === 'value' ? [chip.value] : []))
  expect(values).toEqual(places)
  const asked = places[1] ? { say: 'which' } : { say: 'confirm', value: places[0] }
  expect(guest.heard().at(-1)).toMatchObject(asked)
})

test('no to the only place that it can be asks for it anew, and what else it is may be said at once', () => {
  const guest = talk({ destinations: [] }).types('Bali in December', 'no')
  expect(guest.heard()).toMatchObject([{ say: 'ask', slot: 'destination' }])
  expect(guest.types('Lombok').fields()).toMatchObject({ destination: 'Lombok' })
  const other = talk({ destinations: [] }).types('Bali in December', 'no, Lombok')
  expect(other.fields()).toMatchObject({ destination: 'Lombok' })
})

test.each(['ok Lombok', 'Yes, Lombok please'])('“%s” is another place than was offered', reply => {
  const guest = talk({ destinations: [] }).types('Bali in December', reply)
  expect(guest.fields()).toMatchObject({ destination: 'Lombok' })
})

test.each([
  'yes please',
  'Yes Please',
  'YES PLEASE',
  'Yes I do',
  'Ok Thanks',
  'Yes, that’s right',
  'Yes That’s right',
  'Yes! Sounds good',
  'yes, Bali',
])('“%s” takes the only place that it can be', reply => {
  const guest = talk({ destinations: [] }).types('Bali in December', reply)
  expect(guest.fields()).toMatchObject({ destination: 'Bali' })
})

test.each(['nope', 'no thanks', 'no I meant somewhere else', 'not Bali'])(
  '“%s” takes it no more, and passes nothing over',
  reply => {
    const guest = talk({ destinations: [] }).types('Bali in December', reply)
    expect(guest.heard()).toMatchObject([{ say: 'ask', slot: 'destination' }])
    expect(guest.fields()).not.toHaveProperty('destination')
  },
)

test.each(['hello', 'hello! 👋', 'I need some help with a trip', 'what do you offer?'])(
  '“%s” offers no place',
  text => {
    const guest = talk({ destinations: [] }).types(text)
    expect(guest.state().offers).toEqual({})
    expect(guest.asked()).toBe('destination')
  },
)

test('a site with places of its own offers those, and no guess', () => {
  const guest = talk().types('Peru in May')
  expect(guest.prompt()?.chips).toMatchObject([
    { value: 'Bali' },
    { value: 'Lombok' },
    { is: 'skip' },
  ])
})

test('a contact at the question for the place is taken, and the place asked for again', () => {
  const guest = talk().skips().types('Asha Rao, +91 98450 12345')
  const person = { name: 'Asha Rao', phone_number: '+91 98450 12345' }
  expect(guest.fields()).toEqual(person)
  expect(guest.heard()).toMatchObject([{ say: 'understood' }, { say: 'ask', slot: 'destination' }])
  expect(talk().skips().types('why?', 'Asha Rao, +91 98450 12345').fields()).toMatchObject(person)
  const after = talk().types('Bali 12-19 December, 2 adults, no kids', 'Asha', '+44 20 7946 0123')
  after.types('skip', 'skip', 'Asha Rao, +91 98450 12345')
  expect(after.fields()).toMatchObject({ destination: 'Bali', phone_number: '+91 98450 12345' })
})

test('who introduces themselves where a place is offered is no place, and it is offered still', () => {
  const guest = talk({ destinations: [] }).types('To goa', 'I am Asha Rao, +91 98450 12345')
  const pieces = [{ value: 'Asha Rao' }, { value: '+91 98450 12345' }]
  const offered = { say: 'confirm', slot: 'destination', value: 'goa' }
  expect(guest.heard()).toMatchObject([{ say: 'understood', pieces }, offered])
  expect(guest.fields()).not.toHaveProperty('destination')
})

test('who signs all they tell at once is asked whether that is their name, and where to go', () => {
  const guest = talk({ destinations: [] })
  guest.types('12 June, 7 nights, 2 adults, no kids, Jane Smith, 07700 900123')
  expect(guest.fields()).not.toHaveProperty('destination')
  expect(guest.fields()).not.toHaveProperty('name')
  guest.types('Bali')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'confirm', slot: 'name', value: 'Jane Smith' })
})

test('an address that cannot be taken is not lost on who gives up there', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids', 'Asha', '+44 20 7946 0123')
  expect(guest.types('asha @ example.com').asked()).toBe('email')
  expect(guest.types('skip').fields()).toMatchObject({ other_words: 'asha @ example.com' })
})

test('a day that has passed is no telephone number', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids', 'Asha', '1 December 2020')
  expect(guest.asked()).toBe('phone_number')
})

test.each([false, true])('no words vanish, at any question (without understanding: %s)', deaf => {
  const said = [
    'Asha Rao',
    'A villa near a quiet beach',
    'we are vegetarian',
    'hello',
    'Tom?',
    '👍',
  ]
  const way = ['Bali', 'skip', 'skip', 'skip', 'skip', 'Ana', '+44 20 7946 0123', 'skip', 'skip']
  for (const at of way.keys())
    for (const words of said) {
      const guest = talk({ deaf })
        .skips()
        .types(...way.slice(0, at), words)
      expect(JSON.stringify(guest.fields())).toContain(words)
      expect(guest.heard()).not.toEqual([])
    }
})

test('what else a reply holds goes along, whether it is asked back about or answers another question', () => {
  const open = talk().skips().types('Bali', 'mid March, my mother needs a wheelchair')
  expect(open.asked()).toBe('start_date')
  expect(open.fields()).toMatchObject({ other_words: expect.stringContaining('wheelchair') })
  const guest = talk().types('Bali 12-19 December, no kids').types('Asha')
  const other = guest.types('make that 13 December, my mother needs a wheelchair')
  expect(other.fields()).toMatchObject({
    start_date: '2026-12-13',
    other_words: expect.stringContaining('wheelchair'),
  })
})

test('of many words that answer nothing the latest are kept, and no more than travel', () => {
  const guest = talk({ deaf: true }).skips().types('Bali')
  for (let i = 0; i < 40; i++) guest.types(`${i} `.repeat(100))
  const { other_words: words } = guest.fields()
  expect(words).toHaveLength(4_000)
  expect(words).toMatch(/39 $/)
})

test('a remark is no longer than the form has it: of more all goes along as words', () => {
  const questions = defaultQuestions.map(question =>
    question.slot === 'comments' ? { ...question, max_length: 40 } : question,
  )
  const asked = 'Is there breakfast before the early boats?'
  const guest = talk({ questions }).types('Bali 12-19 December, 2 adults, no kids', asked)
  expect(guest.fields()).not.toHaveProperty('comments')
  expect(guest.fields()).toMatchObject({ other_words: asked })
})

test('beside another question only a place of the site is a new destination', () => {
  const asked = () => talk().skips().types('Bali', '12 December')
  expect(asked().types('a week in Doha').fields()).toMatchObject({ destination: 'Bali' })
  expect(asked().types('a week in Lombok').fields()).toMatchObject({ destination: 'Lombok' })
})

test('what a form would refuse is not taken beside another question', () => {
  const questions = defaultQuestions.map(question =>
    question.slot === 'no_of_adults' ? { ...question, maximum: 8 } : question,
  )
  const guest = talk({ questions }).types('Bali 12-19 December, 12 adults, no kids')
  expect(guest.fields()).not.toHaveProperty('no_of_adults')
  expect(guest.asked()).toBe('no_of_adults')
})

test('the words about an earlier answer make way for a new one', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids', 'my name is Asha')
  expect(guest.fields()).toMatchObject({ name: 'Asha', name_words: 'my name is Asha' })
  guest.does({ is: 'change', slot: 'name' }).types('Asha Rao')
  expect(guest.fields()).toMatchObject({ name: 'Asha Rao', name_words: 'Asha Rao' })
})

test('a start that is told beside the phone number is taken where none is known', () => {
  const questions = [...defaultQuestions].sort(({ kind }) => (kind === 'phone' ? -1 : 0))
  const guest = talk({ questions }).skips().types('07700 900123, from 14 December')
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-14' })
})

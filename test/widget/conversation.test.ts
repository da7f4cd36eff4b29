import { expect, onTestFinished, test } from 'vitest'
import { goOn } from '../../widget/conversation/conversation.ts'
import { fieldsOf } from '../../widget/conversation/request.ts'
import type { Answers } from '../../widget/conversation/state.ts'
import { talk } from './conversation-maker.ts'

test('opens with a greeting and the free question', () => {
  const guest = talk()
  expect(guest.state().log).toMatchObject([{ say: 'greeting' }, { say: 'opening' }])
  expect(guest.prompt()?.chips).toEqual([
    { is: 'reply', text: 'Bali' },
    { is: 'reply', text: 'Lombok' },
    { is: 'skip', as: 'step_by_step' },
  ])
})

test('of very many places a few are offered, and some more where the place is asked for', () => {
  const guest = talk({ destinations: Array.from({ length: 9 }, (_, n) => `Bay ${n}`) })
  const offered = () => guest.prompt()?.chips.filter(({ is }) => is !== 'skip').length
  expect(offered()).toBe(3)
  guest.skips()
  expect(offered()).toBe(6)
})

test('one sentence fills every slot it holds, and only what is missing is asked', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults')
  expect(guest.heard()).toMatchObject([
    {
      say: 'understood',
      pieces: [
        { slot: 'destination', value: 'Bali' },
        { slot: 'start_date', value: '2026-12-12' },
        { slot: 'no_of_days' },
        { slot: 'no_of_adults', value: 2 },
      ],
    },
    { say: 'ask', slot: 'no_of_children' },
  ])
})

test('a guest who is led through every question reaches the summary and a right request', () => {
  const guest = talk()
    .skips()
    .types('Bali', '12 December', '7', '2', '0', 'Ana Souza', '+44 20 7946 0123')
    .types('ana@example.com', 'We love snorkelling')
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).toEqual({
    destination: 'Bali',
    start_date: '2026-12-12',
    start_date_words: '12 December',
    no_of_days: 7,
    no_of_adults: 2,
    no_of_children: 0,
    name: 'Ana Souza',
    phone_number: '+44 20 7946 0123',
    email: 'ana@example.com',
    comments: 'We love snorkelling',
  })
})

test('the words of the free question go along, understood or not', () => {
  const guest = talk().types('something with turtles')
  expect(guest.fields()).toMatchObject({ trip_words: 'something with turtles' })
})

test('a long story goes along whole; one too long for that is not cut: the guest is told', () => {
  const story = 'We have been there before, and loved it. '.repeat(90)
  const guest = talk().types(story)
  expect(guest.fields()).toMatchObject({ trip_words: story })
  const other = talk().types(story + story)
  const because = { is: 'too_long', limit: 4_000 }
  expect(other.heard()).toMatchObject([{ say: 'again', because }])
  expect([other.asked(), other.fields()]).toEqual(['opening', {}])
})

test('a chip answers like typing does', () => {
  const guest = talk()
    .skips()
    .does({ is: 'choose', slot: 'destination', value: 'Lombok', text: 'Lombok' })
  expect(guest.fields()).toMatchObject({ destination: 'Lombok' })
  expect(guest.heard()).toMatchObject([{ say: 'ask', slot: 'start_date' }])
})

test('what the server would refuse is refused at once, with the reason', () => {
  const guest = talk({ deaf: true }).skips().types('x'.repeat(51))
  expect(guest.heard()).toEqual([
    { by: 'widget', say: 'again', slot: 'destination', because: { is: 'too_long', limit: 50 } },
  ])
  expect(guest.asked()).toBe('destination')
  expect(guest.fields()).not.toHaveProperty('destination')
})

test('51 letters of two units are too many and 50 are not, for lengths count code points', () => {
  const asked = () => talk({ deaf: true }).skips()
  expect(asked().types('𝓐'.repeat(51)).asked()).toBe('destination')
  expect(asked().types('𝓐'.repeat(50)).asked()).toBe('start_date')
})

test('an e-mail address that is none is asked for again', () => {
  const guest = talk({ questions: [{ slot: 'email', kind: 'email', required: false }] })
    .skips()
    .types('ana@')
  expect(guest.asked()).toBe('email')
  expect(guest.types('ana@example.com').asked()).toBe('summary')
})

test('an optional question may be passed over, a required one may not', () => {
  const guest = talk().skips().types('skip')
  expect(guest.asked()).toBe('start_date')
  guest.types('not sure yet', 'later', 'no idea', 'I don’t know')
  expect(guest.asked()).toBe('name')
  expect(guest.fields()).not.toHaveProperty('comments')
  guest.types('skip')
  expect(guest.heard()).toMatchObject([{ say: 'again', because: { is: 'required' } }])
  expect(guest.asked()).toBe('name')
})

test.each(['No, thanks!', 'that’s all', 'Nothing else…'])('“%s” leaves no remark', words => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  guest.types('Ana', '+44 20 7946 0123', 'skip', words)
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).not.toHaveProperty('comments')
})

test('“back” returns to the question before, and its new answer counts', () => {
  const guest = talk().skips().types('Bali', 'back')
  expect(guest.state().log).toContainEqual({ by: 'guest', text: 'back' })
  expect(guest.asked()).toBe('destination')
  guest.types('Lombok')
  expect(guest.fields()).toMatchObject({ destination: 'Lombok' })
  expect(talk().skips().types('Bali', '12 December', 'back', 'back').asked()).toBe('destination')
  expect(guest.asked()).toBe('start_date')
})

test('“start over” begins a conversation without anything of the old one', () => {
  const guest = talk().types('Bali, 2 adults', 'Start over!')
  expect(guest.asked()).toBe('opening')
  expect(guest.fields()).toEqual({})
})

test.each(['We start over in Lombok', 'Lombok, and back in May'])(
  '“%s” is no command: only the whole reply counts',
  words => {
    const guest = talk().types('Bali for 7 days', words)
    expect(guest.state().answers).toMatchObject({ no_of_days: 7 })
    expect(guest.state().log).toContainEqual({ by: 'guest', text: words })
    expect(guest.state().round).toBeUndefined()
  },
)

test('every piece of the summary can be changed, and the summary comes back', () => {
  const guest = talk()
    .types('Bali 12-19 December, 2 adults, no kids')
    .types('Ana', '+44 20 7946 0123', 'skip', 'skip')
  expect(guest.asked()).toBe('summary')
  guest.does({ is: 'change', slot: 'no_of_adults' }).types('3')
  expect(guest.asked()).toBe('summary')
  expect(guest.fields()).toMatchObject({ no_of_adults: 3, destination: 'Bali' })
})

test('a change that was tapped by mistake is left by “back”, and nothing is lost', () => {
  const guest = talk().types('Bali, 2 adults')
  const told = guest.fields()
  guest.does({ is: 'change', slot: 'destination' })
  guest.does({ is: 'back', text: 'Go back' })
  expect(guest.state().log).toContainEqual({ by: 'guest', text: 'Go back' })
  expect(guest.asked()).toBe('start_date')
  expect(guest.fields()).toEqual(told)
})

test('what the page knows is not asked, is said, and can be changed', () => {
  const guest = talk({ presets: { destination: 'Bali' } })
  expect(guest.state().log).toMatchObject([
    { say: 'greeting' },
    { say: 'understood', pieces: [{ slot: 'destination', value: 'Bali' }] },
    { say: 'opening_there' },
  ])
  expect(guest.prompt()?.chips).toEqual([{ is: 'skip', as: 'step_by_step' }])
  expect(guest.skips().asked()).toBe('start_date')
  const own = talk({ presets: { destination: 'Bali' }, texts: { opening: 'What shall it be?' } })
  expect(own.heard().at(-1)).toMatchObject({ say: 'opening' })
})

test('where the page knows it all, nothing is left but to look and to send', () => {
  const presets = {
    destination: 'Bali',
    start_date: '2090-12-12',
    no_of_days: 8,
    no_of_adults: 2,
    no_of_children: 0,
    name: 'Asha Rao',
    phone_number: '+91 98450 12345',
    email: 'asha@example.com',
    comments: 'None',
  }
  const guest = talk({ presets })
  expect(guest.asked()).toBe('summary')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'summary' })
})

test('the page fills what is open and never overrules the guest', () => {
  const presets: Answers = {}
  const guest = talk({ presets }).types('Bali')
  Object.assign(presets, { destination: 'Rome', no_of_days: 5 })
  guest.does({ is: 'fill' })
  expect(guest.fields()).toMatchObject({ destination: 'Bali', no_of_days: 5 })
})

test('a delivered request is confirmed once, with its reference', () => {
  const guest = talk().does({ is: 'submit' })
  guest.does({ is: 'delivered', reference: 'K7M2QX4D' })
  guest.does({ is: 'delivered', reference: 'K7M2QX4D', wasUnderway: true })
  const sent = guest.state().log.filter(entry => entry.by === 'widget' && entry.say === 'sent')
  expect(sent).toMatchObject([{ reference: 'K7M2QX4D' }])
})

test('a request that arrives while the guest corrects it is confirmed once, wherever they are', () => {
  const guest = talk().types('Bali on 12 December for 7 days, 2 adults, no kids')
  guest.types('Ana', '+44 20 7946 0123', 'skip', 'skip').does({ is: 'submit' })
  const delivered = { is: 'delivered', reference: 'K7M2QX4D', wasUnderway: true } as const
  const thanks = () => guest.state().log.filter(entry => 'say' in entry && entry.say === 'sent')
  guest.does({ is: 'change', slot: 'name' }).does(delivered)
  expect(guest.asked()).toBe('name')
  guest.types('Mira').does({ ...delivered, wasUnderway: false })
  expect(thanks()).toHaveLength(1)
  const corrected = talk().skips().types('Bali').does({ is: 'submit' })
  corrected.does({ is: 'change', slot: 'destination' }).types('Lombok', '12 December', '7', '2')
  corrected.types('0', 'Ana', '+44 20 7946 0123', 'skip', 'skip').does(delivered)
  expect(corrected.state().asking).toEqual({ is: 'submitted', reference: 'K7M2QX4D' })
})

test('the server’s refusal becomes a question about that field', () => {
  const guest = talk().does({ is: 'submit' })
  guest.does({ is: 'refused', errors: { email: ['must be an e-mail address'] } })
  expect(guest.asked()).toBe('email')
  expect(guest.heard().slice(-2)).toEqual([
    { by: 'widget', say: 'again', slot: 'email', because: { is: 'refused' } },
    { by: 'widget', say: 'ask', slot: 'email' },
  ])
})

test('a refusal that comes while the guest is at something else asks for its field, and has a way back', () => {
  const guest = talk().types('Bali on 12 December for 7 days, 2 adults, no kids')
  guest.types('Ana', '+44 20 7946 0123', 'ana@example.com', 'skip').does({ is: 'submit' })
  guest.does({ is: 'change', slot: 'name' })
  guest.does({ is: 'refused', errors: { email: ['must be an e-mail address'] } })
  expect(guest.asked()).toBe('email')
  expect(guest.does({ is: 'back' }).asked()).toBe('summary')
})

test('a conversation is JSON and goes on after a reload as if nothing had been', () => {
  const guest = talk().types('Bali in mid March, 2 adults')
  expect(JSON.parse(JSON.stringify(guest.state()))).toEqual(guest.state())
})

test('what only the page of a later visit knows is not asked there', () => {
  const { setting } = talk({ presets: { name: 'Asha Rao', destination: 'Goa' } })
  const { answers } = goOn(talk().types('Bali').state(), setting)
  expect(answers).toEqual({ destination: 'Bali', name: 'Asha Rao' })
})

test('an answer withdrawn after it was given is told in words, for null erases nothing', () => {
  const guest = talk().skips().types('Bali', '12 December')
  guest.does({ is: 'change', slot: 'start_date' }).types('not sure')
  expect(guest.fields()).toMatchObject({ start_date_words: 'not sure' })
  expect(guest.fields()).not.toHaveProperty('start_date')
})

test.each(['the greeting', 'a question'])(
  'a reply to %s outlives an understanding that fails',
  at => {
    const understand = () => {
      throw new Error('broken')
    }
    const guest = talk({ understand })
    if (at === 'a question') guest.skips()
    guest.types('Bali')
    expect(guest.state().log).toContainEqual({ by: 'guest', text: 'Bali' })
    expect(guest.fields()).toMatchObject(
      at === 'a question' ? { destination: 'Bali' } : { trip_words: 'Bali' },
    )
  },
)

test('a name on Object.prototype is no field that the server refuses', () => {
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'destination'))
  const guest = talk().does({ is: 'submit' })
  Object.assign(Object.prototype, { destination: 'x' })
  guest.does({ is: 'refused', errors: { email: ['must be an e-mail address'] } })
  expect(guest.asked()).toBe('email')
})

test('what the page says is taken where it is an answer, and nowhere else', () => {
  const presets = {
    destination: 'Bali',
    no_of_days: 'a week',
    no_of_adults: ' 2 ',
    no_of_children: -3,
    name: null,
    comments: '',
  }
  const guest = talk({ presets: { ...presets, start_date: 'soon', email: 'x', tour: 'X1' } })
  expect(guest.fields()).toEqual({ destination: 'Bali', no_of_adults: 2 })
})

test('a refusal that no question can mend is told', () => {
  const guest = talk().does({ is: 'submit' })
  guest.does({ is: 'refused', errors: { custom_fields: ['There must be at most 200'] } })
  expect(guest.asked()).toBe('summary')
  expect(guest.heard().at(-1)).toMatchObject({ say: 'again', because: { is: 'refused' } })
})

test('what was written after “start over” is heard, however late it is read', () => {
  const held = { is: 'reply', text: 'Lombok' } as const
  const guest = talk().types('Bali').does({ is: 'hold', event: held }).types('start over')
  expect(guest.state().unread).toEqual([held])
})

test('what is chosen while an earlier reply waits to be read answers the question it was chosen at', () => {
  const guest = talk().skips().types('Bali', '12 December')
  guest.does({ is: 'choose', slot: 'start_date', value: '2026-12-14', text: '14 December' })
  expect(guest.fields()).toMatchObject({ start_date: '2026-12-14' })
  expect(guest.asked()).toBe('no_of_days')
})

test.each(['no change', 'No, leave it', 'No, it’s fine'])(
  '“%s” leaves as it was what was tapped to be changed',
  words => {
    const guest = talk().types('Bali 12-19 December, 2 adults, no kids', 'Asha', '+91 98450 12345')
    guest.types('asha@example.com', 'nothing')
    for (const slot of ['destination', 'start_date', 'no_of_adults', 'phone_number', 'email'])
      expect(guest.does({ is: 'change', slot }).types(words).asked()).toBe('summary')
    expect(guest.fields()).toMatchObject({
      destination: 'Bali',
      start_date: '2026-12-12',
      no_of_adults: 2,
      phone_number: '+91 98450 12345',
      email: 'asha@example.com',
    })
  },
)

test('an answer that is withdrawn leaves the draft that has it', () => {
  const guest = talk().types('Bali 12-19 December, 2 adults, no kids')
  const draft = guest.fields()
  guest.does({ is: 'change', slot: 'destination' }).skips()
  const later = JSON.parse(JSON.stringify({ ...draft, ...fieldsOf(guest.state()) })) as object
  expect(draft).toHaveProperty('destination', 'Bali')
  expect(later).not.toHaveProperty('destination')
})

test('what has not been asked about takes nothing out of the draft that has it', () => {
  const told = fieldsOf(talk().types('Bali').state())
  expect({ comments: 'From the page', ...told }).toHaveProperty('comments', 'From the page')
})

import { describe, expect, test } from 'vitest'
import { readingsOf } from './guest.ts'
import { said } from './said.ts'

describe('what is counted beside a month is no day of it', () => {
  test.each([
    ['en-GB', 'Rome in June, 2 rooms'],
    ['de', 'Rom im Juni, 2 Zimmer'],
    ['en-US', 'Rome in June 2 rooms'],
    ['de', 'Rom im Juni 2 Zimmer'],
    ['id', 'Bali Juni 2 kamar'],
    ['tr', 'Roma Haziran 2 oda'],
    ['fr', 'Rome en juin, 2 chambres'],
    ['es', 'Roma en junio, 2 habitaciones'],
    ['it', 'Roma a giugno, 2 camere'],
    ['nl', 'Rome in juni, 2 kamers'],
    ['pl', 'Rzym w czerwcu, 2 pokoje'],
    ['ru', 'Рим в июне, 2 номера'],
    ['sv', 'Rom i juni, 2 rum'],
    ['en-IN', 'Thailand in June, 4 friends'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-06-01 … 2027-06-30', days: '-' })
  })
})

describe('the number of a birthday or a wedding day is no day', () => {
  test.each([
    ['en-GB', 'Rome for his 30th birthday', '-'],
    ['en-GB', 'Ibiza for my 30th', '2027-03-30?'],
    ['en-GB', 'Maldives for our 10th anniversary, 14 April', '2027-04-14'],
    ['de', 'zum 30. Geburtstag nach Wien', '-'],
    ['fr', 'pour notre 10e anniversaire de mariage', '-'],
    ['es', 'para nuestro 10º aniversario en Venecia', '-'],
    ['it', 'per il mio 30º compleanno a Ibiza', '-'],
    ['pt', 'nosso 10º aniversário em Veneza', '-'],
    ['nl', 'voor mijn 30e verjaardag naar Ibiza', '-'],
    ['pl', 'na 30. urodziny do Rzymu', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

describe('two days of which only one can be the first', () => {
  test.each([
    [
      'The wedding is June 6 so leaving the 8th, for 10 days',
      { start: '2027-06-06 | 2027-06-08', days: '10' },
    ],
    ['leaving on 6 June, back on the 13th, 7 nights', { start: '2027-06-06', days: '7' }],
    ['over New Year, 29 Dec to 2 Jan', { start: '2027-12-29', days: '5' }],
    ['between Christmas and New Year', { start: '2027-12-25 … 2028-01-01', days: '-' }],
  ])('%s', async (text, expected) => {
    expect(await said({ locale: 'en-GB', text })).toEqual(expected)
  })
})

describe('a day that is ruled out is asked about, beside the one that is meant', () => {
  test.each([
    ['can you do 14th not 15th May', '2027-05-14 | 2027-05-15'],
    ['not the 5th, the 6th of June', '2027-06-05 | 2027-06-06'],
    ['5 June, not sure how long', '2027-06-05'],
  ])('%s', async (text, start) => {
    expect(await said({ locale: 'en-GB', text })).toEqual({ start, days: '-' })
  })
})

describe('words beside a weekday, a weekend or a season that make another of it, or none, and two months', () => {
  test.each([
    ['the Friday before', '-'],
    ['Friday after', '-'],
    ['anything for Labor Day weekend', '-'],
    ['winter sun, 2 weeks', '2027-12-01 … 2028-02-29'],
    ['April/May', '2027-04-01 … 2027-05-31'],
    ['April or May', '2027-04-01 … 2027-05-31'],
  ])('%s', async (text, start) => {
    expect(await said({ locale: 'en-GB', text })).toMatchObject({ start })
  })
})

test.each([
  ['en', '4 friends, Ibiza', [4, 5]],
  ['es', '4 amigas a Ibiza', [4, 5]],
  ['de', '3 Freundinnen nach Ibiza', [3, 4]],
])('%s: "%s" may leave out the one who writes', async (locale, text, candidates) => {
  expect(await readingsOf(locale, text)).toMatchObject({
    no_of_adults: { is: 'candidates', candidates },
  })
})

test.each([
  ['sv', 'om 2 månader'],
  ['en', 'hiya, two of my friends'],
])('%s: "%s" counts nobody and is no place', async (locale, text) => {
  const readings = await readingsOf(locale, text)
  expect(readings).not.toHaveProperty('no_of_adults')
  expect(readings).not.toHaveProperty('destination')
})

test.each(['need a table', 'mrs jane smith', 'plz send package for 2', 'hiya', 'okay, 5 June'])(
  '"%s" names no place, not even to ask about',
  async text => {
    expect(await readingsOf('en', text)).not.toHaveProperty('destination')
  },
)

test.each([
  ['do you do city breaks? thinking Prague', { is: 'value', value: 'Prague' }],
  ['first time in Asia, thinking Vietnam in April', { is: 'value', value: 'Vietnam' }],
  ['anniversary trip, thinking Italy or Greece', { candidates: ['Italy', 'Greece'] }],
])('%s', async (text, destination) => {
  expect(await readingsOf('en', text)).toMatchObject({ destination })
})

test('three words in small letters may be no place, three with a capital may', async () => {
  expect(await readingsOf('en', 'Costa del Sol')).toMatchObject({
    destination: { is: 'candidates', candidates: ['Costa del Sol'] },
  })
})

describe('two days of a month with a word between them are arrival and departure', () => {
  test.each([
    ['en-GB', 'leaving on 20 returning on 27'],
    ['es', 'ida el 20 vuelta el 27, 2 personas'],
    ['id', 'berangkat tgl 20 pulang tgl 27'],
    ['th', 'ไปวันที่ 20 กลับวันที่ 27'],
    ['el', 'φεύγουμε στις 20 γυρίζουμε στις 27'],
    ['ar', 'السفر يوم 20 والرجوع يوم 27'],
  ])('%s: %s', async (locale, text) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-03-20', days: '8' })
  })
})

test.each([
  ['en', '6 June adults 2', '2027-06-06'],
  ['ru', '6 июня взрослых 2', '2027-06-06'],
  ['tr', '6 haziranda yetişkin 2', '2027-06-06'],
  ['ar', 'من ٣ الى ١٠ يناير شخصين', '2027-01-03'],
])('%s: "%s" counts nobody by the day of a month', async (locale, text, value) => {
  expect(await readingsOf(locale, text)).toMatchObject({
    no_of_adults: { is: 'value', value: 2 },
    start_date: { is: 'value', value },
  })
})

test.each([
  ['en', '5 June children 5 and 7'],
  ['fr', '5 juin enfants 5 et 7 ans'],
  ['uk', '5 червня діти 5 і 7 років'],
])('%s: "%s" are two children', async (locale, text) => {
  expect(await readingsOf(locale, text)).toMatchObject({
    no_of_children: { is: 'value', value: 2 },
    start_date: { is: 'value', value: '2027-06-05' },
  })
})

describe('what is counted beside a month may be one of two numbers', () => {
  test.each([
    ['en-GB', 'in July, 10-14 days', '10 | 14'],
    ['en-GB', 'in July, 3 or 4 nights', '3 | 4'],
    ['de', 'im Juli 10-14 Tage', '10 | 14'],
    ['es', 'en julio, 10-14 días', '10 | 14'],
    ['fr', 'en juillet, 10 ou 14 jours', '10 | 14'],
    ['nl', 'in juli, 10 tot 14 dagen', '10 | 14'],
    ['en-GB', 'Rome, July 7-10 days', '7 | 10'],
    ['hu', 'róma július 7-10 nap', '7 | 10'],
    ['zh-CN', '7月7-10天', '7 | 10'],
    ['ar', 'يوليو 7-10 ايام', '7 | 10'],
    ['pt-BR', 'dez dias em julho', '10'],
  ])('%s: %s', async (locale, text, days) => {
    expect(await said({ locale, text })).toEqual({ start: '2027-07-01 … 2027-07-31', days })
  })
})

test.each([
  ['sv', 'den 5/6', '2027-06-05'],
  ['sv', '2027-06-05', '2027-06-05'],
  ['en-CA', '05-06', '2027-05-06'],
])('%s: in “%s” the day stands where Intl has it', async (locale, text, start) => {
  expect(await said({ locale, text })).toMatchObject({ start })
})

test.each([
  ['de', 'Freitag 4. bis Sonntag 6. Juni'],
  ['da', 'fredag den 4. til søndag den 6. juni'],
  ['nb', 'fredag 4. til søndag 6. juni'],
])('%s: “%s” is a stay of three days', async (locale, text) => {
  expect(await said({ locale, text })).toEqual({ start: '2027-06-04', days: '3' })
})

test.each([
  ['es', 'a partir del 20'],
  ['it', 'dal 20'],
  ['sv', 'från den 20'],
  ['da', 'fra den 20.'],
  ['pl', 'od 20'],
])('%s: who is asked when may say “%s”', async (locale, text) => {
  expect(await said({ locale, text, slot: 'start_date' })).toMatchObject({ start: '2027-03-20' })
})

test.each([
  ['en-GB', 'the weekend after', '2027-03-20 … 2027-03-21'],
  ['fr', "le week-end d'après", '2027-03-20 … 2027-03-21'],
  ['it', 'il weekend dopo', '2027-03-20 … 2027-03-21'],
  ['sv', 'helgen efter', '2027-03-20 … 2027-03-21'],
  ['en-GB', 'the weekend after Easter', '2027-03-28?'],
])('%s: “%s” is not this one', async (locale, text, start) => {
  expect(await said({ locale, text })).toMatchObject({ start })
})

describe('a weekday in short is one between two, and none before a length', () => {
  test.each([
    ['en-GB', 'Fri to Sun in London', { start: '2027-03-12', days: '3' }],
    ['de', 'do bis so', { start: '2027-03-11', days: '4' }],
    ['nl', 'do t/m zo naar Londen', { start: '2027-03-11', days: '4' }],
    ['de', 'so 10 Tage', { start: '-', days: '10' }],
    ['de', 'so 10-14 Tage im Mai', { start: '2027-05-01 … 2027-05-31', days: '10 | 14' }],
    ['de', 'ab So 10 Tage', { start: '2027-03-14', days: '10' }],
    ['en-GB', 'in the sun', { start: '-', days: '-' }],
  ])('%s: %s', async (locale, text, expected) => {
    expect(await said({ locale, text })).toEqual(expected)
  })
})

describe('a Hebrew letter before a number leads it', () => {
  test.each([
    ['מחיר ל7 לילות מ15 במרץ', { start: '2027-03-15', days: '7' }],
    ['מ1 עד 9 במאי', { start: '2027-05-01', days: '9' }],
    ['בסביבות ה20 במרץ', { start: '2027-03-20?', days: '-' }],
  ])('%s', async (text, expected) => {
    expect(await said({ locale: 'he', text })).toEqual(expected)
  })

  test.each([
    ['ילדים 5 ו 8', 'no_of_children'],
    ['אני ואשתי', 'no_of_adults'],
  ] as const)('%s are two', async (text, slot) => {
    expect(await readingsOf('he', text)).toMatchObject({ [slot]: { is: 'value', value: 2 } })
  })
})

describe('a birthday, an anniversary or an hour is no day and no stay', () => {
  test.each([
    ['hi', 'पत्नी के 30वें जन्मदिन पर पेरिस', '-'],
    ['el', 'για τα 30α γενέθλια στο Παρίσι', '-'],
    ['ko', '결혼 10주년 4월말 몰디브', '2027-04-19 … 2027-04-30'],
    ['zh-CN', '结婚10周年四月底马尔代夫', '2027-04-19 … 2027-04-30'],
    ['ru', 'прилет 12 в 18:40 вылет 19 в 6 утра', '-'],
  ])('%s: %s', async (locale, text, start) => {
    expect(await said({ locale, text })).toEqual({ start, days: '-' })
  })
})

test('two days in Korean with an “or” between them are no stay', async () => {
  expect(await said({ locale: 'ko', text: '5월 5일이나 12일' })).toEqual({
    start: '2027-05-05 | 2027-05-12',
    days: '-',
  })
})

test.each([
  ['el', '50 ευρώ το άτομο'],
  ['id', 'per orang 5 juta'],
  ['tr', '50 euro kişi başı'],
])('%s: "%s" is a price and counts nobody', async (locale, text) => {
  expect(await readingsOf(locale, text)).not.toHaveProperty('no_of_adults')
})

test('the day in front of a Hindi verb of going is no place', async () => {
  expect(await readingsOf('hi', '20 को जाना 27 को वापस')).not.toMatchObject({
    destination: { is: 'value' },
  })
})

describe('words of one language beside a length, a place or a holiday', () => {
  test.each([
    ['da', '14 dages ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '14' }],
    ['da', 'en uges ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '7' }],
    ['nb', 'en ukes ferie i juli', { start: '2027-07-01 … 2027-07-31', days: '7' }],
    ['nb', '10 dagers tur i juli', { start: '2027-07-01 … 2027-07-31', days: '10' }],
    ['nl', 'met oud en nieuw naar Wenen', { start: '2027-12-31?', days: '-' }],
    ['es', 'no antes del 10 de junio', { start: '2027-06-10', days: '-' }],
    [
      'pt-BR',
      'entre 1 e 15 de setembro, 7 noites em natal',
      { start: '2027-09-01 … 2027-09-15', days: '7' },
    ],
    ['pt-BR', 'no natal', { start: '2027-12-25?', days: '-' }],
  ])('%s: %s', async (locale, text, expected) => {
    expect(await said({ locale, text })).toEqual(expected)
  })
})

test.each([
  ['sv', 'avresa 14/8 kl 6:30 från arlanda till palma, hem 21/8 SK1234', 'destination'],
  ['da', 'ud 14/8 kl 6:30 fra billund, hjem 21/8 SK1234', 'destination'],
  ['nb', 'ut 14.8 kl 6.30 fra gardermoen, hjem 21.8 SK1234', 'destination'],
  ['sv', 'vi är ett gäng på 8 tjejer', 'no_of_adults'],
])('%s: of “%s” no %s is sure', async (locale, text, slot) => {
  expect(await readingsOf(locale, text)).not.toMatchObject({ [slot]: { is: 'value' } })
})

import { describe, expect, test } from 'vitest'
import type { Slot } from '../../widget/understand/reading.ts'
import { allOf, party, readingsOf } from './guest.ts'

describe('adults and children are counted', () => {
  test.each([
    ['en', 'We would be 3 adults and 2 children', 3, 2],
    ['en', 'two grown-ups plus one toddler', 2, 1],
    ['en', 'a family of six with three kids', 3, 3],
    ['ja', '大人4名 小人2名', 4, 2],
    ['ja', '大人2名、子供が3人', 2, 3],
    ['en', 'five of us, two are under 12', 3, 2],
    ['en', 'a couple with a baby', 2, 1],
    ['en', '2 women without kids', 2, 0],
    ['en', 'no kids 2 adults', 2, 0],
    ['de', 'ohne Kinder 2 Erwachsene', 2, 0],
    ['pl', 'bez dzieci 2 dorosłych', 2, 0],
    ['en', 'my wife, our two kids and me', 2, 2],
    ['en', '3adults 2kids', 3, 2],
    ['en', '3A 1C Goa 5N', 3, 1],
    ['es', 'viajamos 3 adultos y 2 niños', 3, 2],
    ['fr', 'nous serons trois adultes et un bébé', 3, 1],
    ['fr', '3 ad + 2 enf', 3, 2],
    ['fr', '2 adultes et 2 ados', 2, 2],
    ['de', '3 Erwachsene mit 1 Kind', 3, 1],
    ['de', '3 Erw., ein Kleinkind (1,5 Jahre)', 3, 1],
    ['it', 'una coppia con due bambini', 2, 2],
    ['pt', 'dois adultos e três crianças', 2, 3],
    ['nl', 'gezin van 5, drie kinderen', 2, 3],
    ['nl', '3 volw en 2 kids', 3, 2],
    ['fa', '۳ بزرگسال و ۲ بچه', 3, 2],
    ['pl', 'dwoje dorosłych i troje dzieci', 2, 3],
    ['vi', '2nl 1te', 2, 1],
    ['vi', '2 lớn và 1 nhỏ', 2, 1],
    ['tr', '2 büyük 1 çocuk', 2, 1],
    ['hi', '2 बड़े और 1 बच्चा', 2, 1],
    ['es', '2 mayores y 2 peques', 2, 2],
    ['zh', '2大1小', 2, 1],
    ['vi', 'Vợ chồng tôi và bé 6 tuổi', 2, 1],
    ['vi', 'hai vợ chồng mình và 2 con', 2, 2],
    ['da', 'min mand, mig og 2 børn', 2, 2],
    ['ru', 'трое взрослых и двое детей', 3, 2],
    ['uk', '2 дорослих і 1 дитина', 2, 1],
    ['tr', '3 yetişkin ve 2 çocuk', 3, 2],
    ['ar', 'بالغان وطفلان', 2, 2],
    ['hi', '३ वयस्क और १ बच्चा', 3, 1],
    ['id', '3 dewasa dan 2 anak', 3, 2],
    ['vi', '3 người lớn, 1 trẻ em', 3, 1],
    ['vi', '2 người lớn, 2 trẻ em, từ 20/12', 2, 2],
    ['th', 'ผู้ใหญ่ 3 คน เด็ก 2 คน', 3, 2],
    ['ja', '大人３名と子ども２名', 3, 2],
    ['zh', '三个大人两个小孩', 3, 2],
    ['ko', '성인 3명, 아이 1명', 3, 1],
    ['en', '2 seniors, 2 adults and a kid', 4, 1],
    ['de', '2 Erwachsene, 2 Senioren und 1 Kind', 4, 1],
    ['zh', '1月，2个大人2个孩子', 2, 2],
    ['de', 'für 3 Wochen, mit meiner Frau und 2 Kindern', 2, 2],
    ['pl', '2+2, lipiec', 2, 2],
    ['pl', '2 + 1 do Grecji', 2, 1],
    ['de', 'Kreta im Juli (2+1)', 2, 1],
    ['ru', '2+1 в июле', 2, 1],
    ['en', '2+2 kids', 2, 2],
    ['de', 'Kreta im Juli, 2 + 1 Kind', 2, 1],
  ])('%s: %s', async (locale, text, adults, children) => {
    expect(await party(text, { locale })).toMatchObject({
      no_of_adults: adults,
      no_of_children: children,
    })
  })
})

describe('a party without the word adult', () => {
  test.each([
    ['en', 'A table for seven, please', 7],
    ['en', 'we are two couples', 4],
    ['es', 'somos dos parejas', 4],
    ['de', 'zwei Paare', 4],
    ['it', 'siamo due coppie', 4],
    ['vi', '2 vợ chồng', 2],
    ['tr', '2 çift kişilik oda', 2],
    ['en', 'me and four friends', 5],
    ['en', 'the two of us and my mum', 3],
    ['de', 'wir zwei und meine Mutter', 3],
    ['pl', 'we dwoje i moja mama', 3],
    ['en', 'a couple with 2 friends', 4],
    ['es', 'mi pareja y mi madre', 3],
    ['en', 'a couple, for my husband’s 40th', 2],
    ['en', 'my parents and us two', undefined],
    ['it', 'in due', 2],
    ['fr', 'on est quarante', 40],
    ['fr', 'nous sommes cinquante', 50],
    ['nl', 'vijftig personen', 50],
    ['de', 'wir sind vierzig Leute', 40],
    ['en', 'with my sister and my mother', 3],
    ['es', 'somos cinco', 5],
    ['fr', 'mon mari et moi', 2],
    ['de', 'wir sind zu viert', 4],
    ['it', 'io e mio marito', 2],
    ['da', 'min kone og jeg', 2],
    ['id', 'saya dan suami', 2],
    ['ja', '夫と私です', 2],
    ['ko', '남편과 저', 2],
    ['en', 'hubby & I', 2],
    ['en', 'we are 8 friends', 8],
    ['fr', 'nous sommes 6 amis', 6],
    ['zh', '我和爸妈四月出发', 3],
    ['zh', '我跟我男朋友', 2],
    ['hi', 'अपनी पत्नी के साथ', 2],
    ['th', 'ไปกับแม่', 2],
    ['pt', 'somos um casal', 2],
    ['pl', '4 os.', 4],
    ['sv', '4st', 4],
    ['nb', '4 stk', 4],
    ['fr', 'on sera 5', 5],
    ['zh', '我和妈妈', 2],
    ['en', 'myself and my partner', 2],
    ['en', "me and my wife, for my wife's birthday", 2],
    ['de', 'mein Mann und ich, mein Mann ist Vegetarier', 2],
  ])('%s: %s', async (locale, text, adults) => {
    expect(await party(text, { locale })).toEqual({ no_of_adults: adults })
  })
})

describe('“and” and “for” may be written with the number, or with the child', () => {
  test.each([
    ['he', 'חופשה לשני מבוגרים ושני ילדים', 2, 2],
    ['he', 'שני מבוגרים ושלושה ילדים', 2, 3],
    ['he', '2 מבוגרים ו-3 ילדים', 2, 3],
    ['he', 'זוג ושני ילדים', 2, 2],
    ['ar', 'بالغان وثلاثة أطفال', 2, 3],
    ['ar', 'أنا وزوجي وثلاث أطفال', 2, 3],
  ])('%s: %s', async (locale, text, adults, children) => {
    expect(await party(text, { locale })).toEqual({
      no_of_adults: adults,
      no_of_children: children,
    })
    expect(await readingsOf(locale, text)).not.toHaveProperty('destination')
  })

  test.each([
    ['he', 'מלון לשלושה אנשים', 3],
    ['ar', 'فندق لثلاثة أشخاص', 3],
    ['ar', 'فندق لشخصين', 2],
  ])('%s: %s', async (locale, text, no_of_adults) => {
    expect(await party(text, { locale })).toEqual({ no_of_adults })
  })

  test('he: so it may with the last of their ages', async () => {
    const told = await party('שלושה ילדים בני 4, 7 ו-10', { locale: 'he' })
    expect(told).toEqual({ no_of_children: 3, children_ages: [4, 7, 10] })
  })
})

test('a total that may or may not hold the children is a question', async () => {
  expect(await party('5 people and 2 kids')).toMatchObject({ no_of_adults: { either: [5, 3] } })
})

test('a family of two, or one that meets, is counted as it is told', async () => {
  expect(await party('family of 2')).toEqual({ no_of_adults: 2 })
  expect(await party('family reunion for 20')).toEqual({ no_of_adults: 20 })
})

test.each([
  ['en', 'Guests: 2 adults, 1 child'],
  ['de', 'Reisende: 2 Erwachsene, 1 Kind'],
  ['fr', 'Voyageurs : 2 adultes, 1 enfant'],
])('%s: who are told apart are counted once: %s', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults: 2, no_of_children: 1 })
})

test('two numbers are a question', async () => {
  expect(await party('three or four adults')).toEqual({ no_of_adults: { either: [3, 4] } })
})

describe('a party that may be one or another is a question', () => {
  test.each([
    // Some of a family may be children.
    ['en', 'family of 5', [5, 2]],
    ['es', 'somos una familia de 5', [5, 2]],
    ['zh', '一家五口', [5, 2]],
    // Who are counted anew may be all.
    ['en', '2 adults, sorry 3 adults', [3, 5]],
    ['de', 'wir sind 2 Erw, nein 3 Erwachsene', [3, 5]],
    ['es', '2 adultos, mejor 3 adultos', [3, 5]],
    ['fr', '2 adultes, pardon 3 adultes', [3, 5]],
    ['it', '2 adulti anzi 3 adulti', [3, 5]],
    ['ru', '2 взрослых, нет 3 взрослых', [3, 5]],
    ['zh', '2个大人，不对，3个大人', [3, 5]],
    // More or fewer are no sum.
    ['en', 'between 4 and 6 people', [4, 6]],
    ['de', 'zwischen 4 und 6 Personen', [4, 6]],
    ['fr', 'entre 4 et 6 personnes', [4, 6]],
    ['it', 'tra 4 e 6 persone', [4, 6]],
    ['nl', 'tussen 4 en 6 personen', [4, 6]],
    // Whoever comes with adults may be one more.
    ['en', '2 adults and my mum', [2, 3]],
    ['de', '2 Erwachsene und meine Mutter', [2, 3]],
    ['nl', '2 volw en een vriend', [2, 3]],
  ])('%s: %s', async (locale, text, either) => {
    expect(await party(text, { locale })).toEqual({ no_of_adults: { either } })
  })
})

test('children who are counted anew may be all, those who differ, or of whom other numbers are told, are not', async () => {
  expect(await party('1 kid no 2 kids')).toEqual({ no_of_children: { either: [2, 3] } })
  expect(await party('1 child 5yo, 1 child 7yo')).toMatchObject({ no_of_children: 2 })
  expect(await party('2 women, 3 men')).toEqual({ no_of_adults: 5 })
  const nights = '3 nights in Rome and 4 nights in Bali'
  expect(await party(`${nights}, 2 men and 2 women, ${nights}`)).toEqual({ no_of_adults: 4 })
})

test.each([
  ['fr', 'nous sommes 5/6 personnes', undefined],
  ['it', '5/6 persone', undefined],
  ['en', '5/6', 'no_of_adults'],
] as const)('%s: two numbers of people with a slash are no day: %s', async (locale, text, slot) => {
  const { no_of_adults, start_date } = await readingsOf(locale, text, slot)
  expect(no_of_adults).toMatchObject({ candidates: [5, 6] })
  expect(start_date).toBeUndefined()
})

test('between two numbers of people a preposition is no year', async () => {
  const told = { no_of_adults: { either: [4, 6] } }
  expect(await party('de 4 a 6 personas', { locale: 'es' })).toEqual(told)
  expect(await party('4 à 6 personnes', { locale: 'fr' })).toEqual(told)
})

test.each([
  ['en', 'me, my wife and her parents'],
  ['en', 'my husband and I with friends'],
  ['es', 'yo con mis padres'],
])('%s: of "%s" nobody knows how many they are', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
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
  ['th', 'ฉันกับเพื่อน 4 คน', 5],
  ['sv', 'vi är nio stycken', 9],
  ['nb', 'vi er ni stykker', 9],
])('%s: who comes along in “%s” is counted', async (locale, text, adults) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults: adults })
})

test('sv: a gang of eight may leave out the one who writes', async () => {
  const { no_of_adults } = await readingsOf('sv', 'vi är ett gäng på 8 tjejer')
  expect(no_of_adults?.is).not.toBe('value')
})

test('whoever is of age is no child, and an age no date', async () => {
  expect(await party('me and my 70 year old mother')).toEqual({ no_of_adults: 2 })
  expect(await readingsOf('en', 'I’m 25yo')).toEqual({})
})

test('the first letter of a word is not who writes', async () => {
  expect(await party('in October and 2 kids')).toEqual({ no_of_children: 2 })
})

test('what begins with “within” is none of the party', async () => {
  expect(await party('a room for 3 within walking distance')).toEqual({ no_of_adults: 3 })
})

test.each([
  ['ru', 'тур на троих в Сочи', 3],
  ['vi', 'tháng 4 còn chỗ cho 5 người không', 5],
])('%s: %s', async (locale, text, no_of_adults) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults })
})

test('uk: days that stand before their number are no party', async () => {
  expect(await party('у Прагу дні на три', { locale: 'uk' })).toEqual({})
})

test('ko: “just a moment” says nothing of children', async () => {
  expect(await party('잠깐만요 어른 5명이에요', { locale: 'ko' })).toEqual({ no_of_adults: 5 })
})

test('asked how many, the counter of all things in Chinese counts people', async () => {
  const asked = { slot: 'no_of_adults', locale: 'zh' } as const
  expect(await party('两个', asked)).toEqual({ no_of_adults: 2 })
})

test('a Ukrainian family is no seven', async () => {
  const asked = { locale: 'uk', slot: 'no_of_adults' } as const
  expect(await party("сім'я з 4 осіб", asked)).toEqual({ no_of_adults: { either: [4, 2] } })
})

test('a bare number answers the question that was asked, and no other', async () => {
  expect(await party('3', { slot: 'no_of_adults' })).toEqual({ no_of_adults: 3 })
  expect(await party('3', { slot: 'no_of_children' })).toEqual({ no_of_children: 3 })
  expect(await party('3')).toEqual({})
})

test.each([
  ['en', 'a table for 7 pm'],
  ['en', 'for 3 nights'],
  ['en', 'Could I get a ticket?'],
  ['en', 'I am visiting my aunt'],
  ['en', 'a couple weeks'],
  ['en', 'for 3 weeks next Friday'],
  ['en', 'a couple of days'],
  ['en', 'with friends'],
  ['en', 'with friends and their dogs'],
  ['en', 'only in Yemen'],
  ['en', 'the TV is just dead'],
  ['de', 'für 28. Oktober'],
  ['de', 'ein paar Tage'],
  ['it', 'in due settimane'],
  ['ko', '10일간 제주도'],
  ['sv', 'för 1 månad'],
])('%s: "%s" says nothing of the party', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
})

test.each([
  ['sv', 'om 2 månader'],
  ['en', 'hiya, two of my friends'],
])('%s: "%s" counts nobody and is no place', async (locale, text) => {
  const readings = await readingsOf(locale, text)
  expect(readings).not.toHaveProperty('no_of_adults')
  expect(readings).not.toHaveProperty('destination')
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

describe('places and words that begin like people are not counted', () => {
  test.each([
    ['es', 'queremos ir a Menorca 7 noches', { destination: 'Menorca', no_of_days: 7 }],
    ['en', 'want to travel 4 June', { start_date: '2027-06-04' }],
    ['de', 'Bad Gastein 4 Tage 2 Personen', { no_of_adults: 2, no_of_days: 4 }],
    ['es', 'somos una pareja', { no_of_adults: 2 }],
    ['ru', 'я и муж', { no_of_adults: 2 }],
    ['nb', 'jeg og kona', { no_of_adults: 2 }],
    ['es', 'ninguno', { no_of_children: 0 }, 'no_of_children'],
    ['ko', '없어요', { no_of_children: 0 }, 'no_of_children'],
    ['ko', '2명', { no_of_children: 2 }, 'no_of_children'],
    ['de', 'irgendwann im Juni für zwei Wochen', { no_of_days: 14 }],
    ['vi', 'đến thành phố Hồ Chí Minh', {}],
    ['vi', 'bay từ Bangkok đến Côn Đảo', {}],
    ['vi', 'bay rời Huế còn chỗ không', {}],
    ['vi', 'ngày 30 tháng 8 trên du thuyền', {}],
  ] as const)('%s: %s', async (locale, text, told, slot?: Slot) => {
    const all = await allOf(locale, text, slot)
    expect(all).toMatchObject(told)
    expect(Object.keys(all).filter(name => name.startsWith('no_of'))).toEqual(
      Object.keys(told).filter(name => name.startsWith('no_of')),
    )
  })

  test('no is not nine in Persian', async () => {
    expect(await allOf('fa', 'نه', 'no_of_children')).toEqual({ no_of_children: 0 })
  })
})

test.each([
  ['en', 'a child-friendly hotel in Rome'],
  ['en', 'a kid friendly resort'],
  ['en', 'a Mexico trip'],
  ['en', 'two Morocco tours'],
  ['en', 'somewhere around 25c'],
  ['de', 'ein kinderfreundliches Hotel'],
  ['de', 'eine persönliche Beratung'],
  ['nl', 'een kindvriendelijk hotel'],
  ['nl', 'een gastvrij hotel'],
  ['sv', 'ett barnvänligt hotell'],
  ['sv', 'ett gästhus'],
  ['da', 'et børnevenligt hotel'],
  ['nb', 'et gjestehus'],
  ['fr', 'un petit hôtel de charme'],
  ['fr', 'un adorable village'],
  ['fr', 'une grande chambre'],
  ['fr', 'un guide personnel'],
  ['es', 'un hotel pequeño'],
  ['es', 'un mayor presupuesto'],
  ['es', 'un guía personal'],
  ['it', 'due grandi camere'],
  ['it', 'una guida personale'],
  ['it', 'un hotel ospitale'],
  ['ca', 'dues habitacions grans'],
  ['tr', 'bir büyük oda'],
  ['hi', 'दो बड़े कमरे'],
  ['vi', 'một phòng lớn'],
  ['vi', 'một khách sạn nhỏ'],
  ['hu', 'egy gyerekbarát szálloda'],
  ['hr', 'jedan osobni vodič'],
])('%s: “%s” counts nobody', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
})

describe('a price for each person counts nobody', () => {
  test.each([
    ['en', '£50 per person'],
    ['en', 'budget 20k per person'],
    ['de', '50 Euro pro Person'],
    ['es', '80 euros por persona'],
    ['fr', '80 euros par personne'],
    ['sv', '90 kr per person'],
    ['id', 'budget 5 juta per orang'],
    ['vi', 'ngân sách 5tr mỗi người'],
    ['hi', '50 डॉलर प्रति व्यक्ति'],
    ['ja', '予算は1人10万円'],
    ['ja', '一人あたり5万円'],
    ['ko', '1인당 50만원'],
    ['zh', '预算一人5000'],
    ['el', '50 ευρώ το άτομο'],
    ['id', 'per orang 5 juta'],
    ['tr', '50 euro kişi başı'],
  ])('%s: %s', async (locale, text) => {
    expect(await readingsOf(locale, text)).not.toHaveProperty('no_of_adults')
  })
})

test('a price in Polish counts nobody', async () => {
  expect(await readingsOf('pl', '80 zł za osobę')).toEqual({})
})

test.each([
  ['es', 'quisiera información para un viaje a Perú', {}],
  ['es', 'información para un viaje con mi esposo', { no_of_adults: 2 }],
  ['es', 'para dos', { no_of_adults: 2 }],
  ['it', 'un preventivo per un viaggio in Grecia', {}],
  ['it', 'per una persona', { no_of_adults: 1 }],
  ['pt', 'procuro ideias para uma viagem a Roma', {}],
  ['nl', 'een voorstel voor een reis naar Peru', {}],
  ['sv', 'ett förslag för en resa till Peru', {}],
  ['da', 'et forslag for en rejse til Peru', {}],
  ['nb', 'et forslag for en reise til Peru', {}],
  ['ca', 'informació per a un viatge al Perú', {}],
])('%s: what is asked for one trip is not asked for one guest: %s', async (locale, text, told) => {
  expect(await party(text, { locale })).toEqual(told)
})

test.each(['4+1 nights in July', '3+1 villa', '+44 20 7946 0123', '2+1+1', '18+', '1.5+2'])(
  '“%s” is no party of adults and children',
  async text => {
    expect(await party(text)).toEqual({})
  },
)

test('what another reader took is not read again', async () => {
  expect(await party('call 2 4 people', { taken: ['2 4'] })).toEqual({})
})

test('the span covers the words as typed', async () => {
  const text = 'Hi! Straße 9, 2 Erwachsene'
  const { no_of_adults } = await readingsOf('de', text)
  const { from = 0, to = 0 } = no_of_adults?.span ?? {}
  expect(text.slice(from, to)).toBe('2 Erwachsene')
})

test.each([
  ['zh-TW', '兩個', 'no_of_adults', { no_of_adults: 2 }],
  ['zh-TW', '我們倆', 'no_of_adults', { no_of_adults: 2 }],
  ['zh-TW', '情侶', 'no_of_adults', { no_of_adults: 2 }],
  ['zh-TW', '我跟我媽', 'no_of_adults', { no_of_adults: 2 }],
  ['zh-TW', '兩個', 'no_of_children', { no_of_children: 2 }],
  ['zh-TW', '不帶小孩', 'no_of_children', { no_of_children: 0 }],
  ['zh-HK', '兩個細路', 'no_of_children', { no_of_children: 2 }],
  ['zh-HK', '冇', 'no_of_children', { no_of_children: 0 }],
  ['zh-HK', '三個大人兩個細路', undefined, { no_of_adults: 3, no_of_children: 2 }],
] as const)('%s: “%s” is heard in Traditional characters', async (locale, text, slot, told) => {
  expect(await allOf(locale, text, slot)).toEqual(told)
})

test('只有我們 is more than one', async () => {
  expect(await allOf('zh-TW', '只有我們', 'no_of_adults')).not.toMatchObject({ no_of_adults: 1 })
})

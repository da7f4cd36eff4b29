import { describe, expect, test } from 'vitest'
import { readParty } from '../../widget/understand/party.ts'
import { read, readingsOf } from './guest.ts'

const party = (text: string, rest: Parameters<typeof read>[2] = {}) => read(readParty, text, rest)

describe('adults and children are counted', () => {
  test.each([
    ['en', 'We would be 3 adults and 2 children', 3, 2],
    ['en', 'two grown-ups plus one toddler', 2, 1],
    ['en', 'a family of six with three kids', 3, 3],
    ['ja', '大人4名 小人2名', 4, 2],
    ['ja', '大人2名、子供が3人', 2, 3],
    ['en', 'five of us, two are under 12', 3, 2],
    ['en', 'a couple with a baby', 2, 1],
    ['en', 'my wife, our two kids and me', 2, 2],
    ['en', '3adults 2kids', 3, 2],
    ['en', '3A 1C Goa 5N', 3, 1],
    ['es', 'viajamos 3 adultos y 2 niños', 3, 2],
    ['fr', 'nous serons trois adultes et un bébé', 3, 1],
    ['fr', '3 ad + 2 enf', 3, 2],
    ['de', '3 Erwachsene mit 1 Kind', 3, 1],
    ['de', '3 Erw., ein Kleinkind (1,5 Jahre)', 3, 1],
    ['it', 'una coppia con due bambini', 2, 2],
    ['pt', 'dois adultos e três crianças', 2, 3],
    ['nl', 'gezin van 5, drie kinderen', 2, 3],
    ['nl', '3 volw en 2 kids', 3, 2],
    ['fa', '۳ بزرگسال و ۲ بچه', 3, 2],
    ['pl', 'dwoje dorosłych i troje dzieci', 2, 3],
    ['vi', '2nl 1te', 2, 1],
    ['da', 'min mand, mig og 2 børn', 2, 2],
    ['ru', 'трое взрослых и двое детей', 3, 2],
    ['uk', '2 дорослих і 1 дитина', 2, 1],
    ['tr', '3 yetişkin ve 2 çocuk', 3, 2],
    ['ar', 'بالغان وطفلان', 2, 2],
    ['hi', '३ वयस्क और १ बच्चा', 3, 1],
    ['id', '3 dewasa dan 2 anak', 3, 2],
    ['vi', '3 người lớn, 1 trẻ em', 3, 1],
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
    ['en', 'me and four friends', 5],
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

test.each(['5yo and 7yo', '5 year old and 7 year old', '5 and 7 year olds', '5 y/o, 7 y/o'])(
  'children are named by their ages alone: 2 adults, %s',
  async text => {
    const expected = { no_of_adults: 2, no_of_children: 2, children_ages: [5, 7] }
    expect(await party(`2 adults, ${text}`)).toEqual(expected)
    expect(await readingsOf('en', `2 adults, ${text}`)).not.toHaveProperty('start_date')
  },
)

test.each([
  ['en', 'me, my wife and her parents'],
  ['en', 'my husband and I with friends'],
  ['es', 'yo con mis padres'],
])('%s: of "%s" nobody knows how many they are', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
})

test('whoever is of age is no child, and an age no date', async () => {
  expect(await party('me and my 70 year old mother')).toEqual({ no_of_adults: 2 })
  expect(await readingsOf('en', 'I’m 25yo')).toEqual({})
})

test('the first letter of a word is not who writes', async () => {
  expect(await party('in October and 2 kids')).toEqual({ no_of_children: 2 })
})

test('the ages of children are kept and not counted as people', async () => {
  expect(await party('2 adults, 3 kids (2, 5 and 11)')).toEqual({
    no_of_adults: 2,
    no_of_children: 3,
    children_ages: [2, 5, 11],
  })
  expect(await party('dos adultos y una niña de 8 años', { locale: 'es' })).toMatchObject({
    children_ages: [8],
  })
  expect(await party('un bébé de 8 mois', { locale: 'fr' })).toMatchObject({ children_ages: [0] })
  expect(await party('my 3-month-old')).toEqual({ no_of_children: 1, children_ages: [0] })
  expect(await party('2 kids (9 months, 4 years)')).toMatchObject({ children_ages: [0, 4] })
  expect(await party('3 children aged 5 8 and 11')).toMatchObject({ children_ages: [5, 8, 11] })
  expect(await party('1 kid, 5 years old')).toEqual({ no_of_children: 1, children_ages: [5] })
  expect(await party('2 kids, 5 and 8 years old')).toEqual({
    no_of_children: 2,
    children_ages: [5, 8],
  })
  expect(await party('2 kids (5yr 8yr)')).toMatchObject({ children_ages: [5, 8] })
  expect(await party('2 kids, 5yo and 8yo')).toEqual({ no_of_children: 2, children_ages: [5, 8] })
  expect(await party('三个孩子（4岁、7岁、11岁）', { locale: 'zh' })).toMatchObject({
    children_ages: [4, 7, 11],
  })
  expect(await party('one adult and a 6 year old')).toEqual({
    no_of_adults: 1,
    no_of_children: 1,
    children_ages: [6],
  })
})

describe('months make a baby, and are not counted for children', () => {
  test.each([
    ['en', '2 adults and a baby 8m'],
    ['de', '2 Erwachsene, 1 Kind (6 Monate)'],
    ['pl', '2 dorosłych, niemowlę 6 miesięcy'],
    ['sv', '2 vuxna, bebis 6 månader'],
    ['da', '2 voksne, baby 6 mdr'],
    ['nb', '2 voksne, baby 8 mnd'],
    ['tr', '2 yetişkin, 6 aylık bebek'],
    ['hu', '2 felnőtt, baba 8 hónapos'],
    ['el', '2 ενήλικες και μωρό 8 μηνών'],
    ['ru', '2 взрослых, ребенок 8 мес.'],
    ['ar', 'بالغين وطفل عمره 8 أشهر'],
    ['he', '2 מבוגרים ותינוק 8 חודשים'],
    ['fa', '2 بزرگسال و نوزاد 8 ماهه'],
    ['th', 'ผู้ใหญ่ 2 เด็ก 8 เดือน'],
    ['vi', '2 người lớn và em bé 8 tháng'],
    ['id', '2 dewasa dan bayi 8 bulan'],
    ['zh', '两个大人，宝宝8个月'],
    ['ja', '大人2人と赤ちゃん8ヶ月'],
    ['ko', '성인 2명 아기 8개월'],
  ])('%s: %s', async (locale, text) => {
    const expected = { no_of_adults: 2, no_of_children: 1, children_ages: [0] }
    expect(await party(text, { locale })).toEqual(expected)
  })

  test.each([
    ['ru', '2 взрослых и ребенок 1,5 года', 1],
    ['de', '2 Erwachsene und ein Kind 2,5 Jahre', 2],
  ])('%s: %s and a half is one age', async (locale, text, age) => {
    const expected = { no_of_adults: 2, no_of_children: 1, children_ages: [age] }
    expect(await party(text, { locale })).toEqual(expected)
  })

  test('of eighteen months it is a year old', async () => {
    expect(await party('1 infant (18 months)')).toEqual({ no_of_children: 1, children_ages: [1] })
  })

  test.each([
    ['vi', '2 người lớn 1 trẻ em 3 tuổi tháng 6', [3]],
    ['en', '2 adults and 1 kid 5 March', undefined],
  ])('%s: %s is of a month of the year', async (locale, text, children_ages) => {
    const { no_of_children, children_ages: ages } = await party(text, { locale })
    expect([no_of_children, ages]).toEqual([1, children_ages])
    expect(await readingsOf(locale, text)).toHaveProperty('start_date')
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

test('what begins with “within” is none of the party', async () => {
  expect(await party('a room for 3 within walking distance')).toEqual({ no_of_adults: 3 })
})

test.each([
  ['ru', 'тур на троих в Сочи', 3],
  ['vi', 'tháng 4 còn chỗ cho 5 người không', 5],
])('%s: %s', async (locale, text, no_of_adults) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults })
})

test('he: the children may have an article', async () => {
  expect(await party('אני אשתי ושלושת הילדים', { locale: 'he' })).toEqual({ no_of_children: 3 })
})

test('uk: days that stand before their number are no party', async () => {
  expect(await party('у Прагу дні на три', { locale: 'uk' })).toEqual({})
})

test('ko: “just a moment” says nothing of children', async () => {
  expect(await party('잠깐만요 어른 5명이에요', { locale: 'ko' })).toEqual({ no_of_adults: 5 })
})

test('a total that may or may not hold the children is a question', async () => {
  expect(await party('5 people and 2 kids')).toMatchObject({ no_of_adults: { either: [5, 3] } })
})

test.each([
  ['en', 'family of 5'],
  ['es', 'somos una familia de 5'],
  ['zh', '一家五口'],
])('%s: of “%s” some may be children', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults: { either: [5, 2] } })
})

test('a family of two, or one that meets, is counted as it is told', async () => {
  expect(await party('family of 2')).toEqual({ no_of_adults: 2 })
  expect(await party('family reunion for 20')).toEqual({ no_of_adults: 20 })
})

test('a number in brackets after children is theirs, or the age of one', async () => {
  expect(await party('2 adults and our kid (7)')).toMatchObject({
    no_of_children: { either: [1, 7] },
  })
  expect(await party('adults (2), children (1)')).toEqual({ no_of_adults: 2, no_of_children: 1 })
  expect(await party('1 child (7)')).toEqual({ no_of_children: 1, children_ages: [7] })
})

test('friends without a number are not counted, children are', async () => {
  expect(await party('with friends and 2 kids')).toEqual({ no_of_children: 2 })
  expect(await party('me and my 2 kids')).toEqual({ no_of_adults: 1, no_of_children: 2 })
})

test('two numbers are a question', async () => {
  expect(await party('three or four adults')).toEqual({ no_of_adults: { either: [3, 4] } })
})

describe('who says that nobody else comes along brings no children', () => {
  test.each([
    ['en', 'honeymoon in Bali from 12 Dec for a week, just us two', 2],
    ['en', 'just the two of us', 2],
    ['en', '2 adults only', 2],
    ['en', 'travelling alone', 1],
    ['en', 'just me and my husband', undefined],
    ['de', 'nur wir zwei', 2],
    ['es', 'solo dos adultos', 2],
    ['fr', 'juste nous deux', 2],
    ['it', 'da sola', 1],
    ['pt', 'apenas 2 adultos', 2],
    ['sv', 'bara jag', 1],
    ['ru', 'только мы вдвоём', 2],
    ['tr', 'sadece ikimiz', 2],
    ['hi', 'सिर्फ हम दोनों', 2],
    ['id', 'hanya kami berdua', 2],
    ['ja', '大人2人だけ', 2],
    ['zh', '只有我们俩', 2],
    ['el', 'μόνο οι δυο μας', 2],
    ['he', 'רק שנינו', 2],
  ])('%s: %s', async (locale, text, adults) => {
    const told = await party(text, { locale })
    expect(told).toMatchObject({ no_of_children: 0, ...(adults && { no_of_adults: adults }) })
  })

  test.each([
    ['en', 'just me and my daughter (12)'],
    ['en', 'solo with my son'],
    ['de', 'nur ich und meine Tochter'],
    ['fr', 'juste moi et ma fille'],
    ['nl', 'alleen ik en mijn dochter'],
    ['sv', 'bara jag och min dotter'],
    ['pl', 'tylko ja i moja córka'],
    ['ru', 'только я и моя дочь'],
    ['tr', 'sadece ben ve kızım'],
    ['zh', '只有我和女儿'],
  ])('%s: of “%s” the other may be a child', async (locale, text) => {
    expect(await party(text, { locale })).toEqual({})
    expect(await readingsOf(locale, text)).not.toHaveProperty('destination')
  })

  test.each(['une petite semaine', 'un petit week-end'])('fr: "%s" is no child', async text => {
    expect(await party(text, { locale: 'fr' })).toEqual({})
  })

  test.each(['2 adults', 'a couple', 'just us four', 'just 2 seats', 'just me and the kids'])(
    '"%s" leaves it open',
    async text => {
      expect(await party(text)).not.toHaveProperty('no_of_children')
    },
  )

  test('asked for children, nope is none, and a lone child is not', async () => {
    const asked = { slot: 'no_of_children' } as const
    expect(await party('nope', asked)).toEqual({ no_of_children: 0 })
    const told = await party('un seul, 6 ans', { ...asked, locale: 'fr' })
    expect(told).not.toHaveProperty('no_of_children', 0)
  })

  test('asked for children, who counts the party has none', async () => {
    expect(await party('just us two', { slot: 'no_of_children' })).toEqual({ no_of_children: 0 })
    expect(await party('just 2', { slot: 'no_of_children' })).toEqual({ no_of_children: 2 })
    expect(await party('one, 3 years old', { slot: 'no_of_children' })).toEqual({
      no_of_children: 1,
      children_ages: [3],
    })
  })
})

test.each([
  ['en-GB', 'a family of 4 (kids 6 and 9)', 2, [6, 9]],
  ['en-GB', 'family of 5 (kids 3, 6, 10)', 2, [3, 6, 10]],
  ['en-GB', '2 adults, kids 4 and 6, April 3-10', 2, [4, 6]],
  ['de-DE', '2 Erwachsene, Kinder 4 und 6', 2, [4, 6]],
  ['es-ES', 'dos adultos y niños 4 y 6', 2, [4, 6]],
  ['nl-NL', '2 volwassenen, kinderen 4 en 6', 2, [4, 6]],
])('in %s "%s" says by their ages how many children come', async (locale, text, adults, ages) => {
  const children = { no_of_children: ages.length, children_ages: ages }
  expect(await party(text, { locale })).toEqual({ no_of_adults: adults, ...children })
})

test('asked how many, the counter of all things in Chinese counts people', async () => {
  const asked = { slot: 'no_of_adults', locale: 'zh' } as const
  expect(await party('两个', asked)).toEqual({ no_of_adults: 2 })
})

test('days behind the word are no ages', async () => {
  expect(await party('2 adults, kids 12 and 14 December')).toEqual({ no_of_adults: 2 })
  expect(await party('2 adults, with kids 4 and 6 December')).toEqual({ no_of_adults: 2 })
})

test.each([
  ['en', 'with the kids one week in Crete', 7],
  ['fr', 'avec les enfants deux semaines en Crète', 14],
  ['ru', 'с детьми одну неделю в Сочи', 7],
])('%s: the weeks of "%s" count no children', async (locale, text, days) => {
  const { no_of_children, no_of_days } = await readingsOf(locale, text)
  expect(no_of_children).toBeUndefined()
  expect(no_of_days).toMatchObject({ value: days })
})

test('no children is an answer', async () => {
  expect(await party('2 adults, no kids')).toEqual({ no_of_adults: 2, no_of_children: 0 })
  expect(await party('none', { slot: 'no_of_children' })).toEqual({ no_of_children: 0 })
  expect(await party('nein', { locale: 'de', slot: 'no_of_children' })).toEqual({
    no_of_children: 0,
  })
})

describe('yes with a number answers as the number does', () => {
  test.each([
    ['en', 'yes, 2'],
    ['de', 'ja, zwei'],
    ['fr', 'oui 2'],
    ['es', 'sí, dos'],
    ['it', 'sì, due'],
    ['nl', 'ja, twee'],
    ['pt', 'sim, duas'],
    ['pl', 'tak, dwoje'],
    ['tr', 'evet 2'],
    ['ru', 'да, двое'],
    ['uk', 'так, двоє'],
    ['sv', 'ja, två'],
    ['ar', 'نعم 2'],
    ['vi', 'có 2'],
  ])('%s: %s', async (locale, text) => {
    expect(await party(text, { locale, slot: 'no_of_children' })).toEqual({ no_of_children: 2 })
  })
})

test('between two numbers of people a preposition is no year', async () => {
  const told = { no_of_adults: { either: [4, 6] } }
  expect(await party('de 4 a 6 personas', { locale: 'es' })).toEqual(told)
  expect(await party('4 à 6 personnes', { locale: 'fr' })).toEqual(told)
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
  ['en', 'a couple of days'],
  ['en', 'with friends'],
  ['en', 'with friends and their dogs'],
  ['de', 'für 28. Oktober'],
  ['de', 'ein paar Tage'],
  ['it', 'in due settimane'],
  ['ko', '10일간 제주도'],
  ['sv', 'för 1 månad'],
])('%s: "%s" says nothing of the party', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
})

test('what another reader took is not read again', async () => {
  expect(await party('call 2 4 people', { taken: ['2 4'] })).toEqual({})
})

test('the span covers the words as typed', async () => {
  const text = 'Hi! Straße 9, 2 Erwachsene'
  const { no_of_adults } = await readingsOf('de', text)
  const { from = 0, to = 0 } = no_of_adults?.span ?? {}
  expect(text.slice(from, to)).toBe('2 Erwachsene')
})

describe('a word of denial says no children only where it stands for them', () => {
  const asked = async (locale: string, text: string) =>
    (await party(text, { locale, slot: 'no_of_children' }))['no_of_children']

  test.each([
    ['pt', 'não'],
    ['nl', 'nee'],
    ['pl', 'nie'],
    ['uk', 'ні'],
    ['tr', 'hayır'],
    ['id', 'tidak'],
    ['ko', '아니요'],
    ['hi', 'नहीं'],
    ['fr', 'non merci'],
    ['hu', 'nem'],
    ['he', 'לא'],
    ['ja', 'いません'],
    ['en', 'no thanks'],
  ])('%s: asked for, %s is none', async (locale, text) => {
    expect(await asked(locale, text)).toBe(0)
  })

  test.each([
    ['en', 'no idea yet'],
    ['es', 'no lo sé'],
    ['de', 'keine Ahnung'],
    ['pt', 'não sei'],
    ['pl', 'nie wiem'],
    ['fr', 'non je sais pas'],
    ['vi', 'không biết'],
    ['zh', '没想好'],
  ])('%s: %s is no answer', async (locale, text) => {
    expect(await asked(locale, text)).toBeUndefined()
  })

  test.each([
    ['en', '2 adults 2 kids november'],
    ['es', '2 adultos 2 niños noviembre'],
    ['it', '2 adulti 2 bambini novembre'],
    ['en', '2 adults 2 kids no pets'],
  ])('%s: %s has two children', async (locale, text) => {
    expect(await party(text, { locale })).toMatchObject({ no_of_children: 2 })
  })
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

import { describe, expect, test } from 'vitest'
import { allOf, party, readingsOf } from './guest.ts'

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
  expect(await party('2 kids aged 3 and 5, 2 adults')).toEqual({
    no_of_adults: 2,
    no_of_children: 2,
    children_ages: [3, 5],
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

test.each([
  ['en', 'boy of 5 and girl of 7'],
  ['fr', 'une seule, elle a 3 ans'],
])('%s: an age is no number of children, nor one girl none: %s', async (locale, text) => {
  expect(await party(text, { locale, slot: 'no_of_children' })).toEqual({})
})

test.each([
  ['en', '2 adults and 5 kids between 3 and 12'],
  ['en', '2 adults and 5 kids aged 3 to 12'],
  ['en', '2 adults and 5 kids from 3 to 12 years old'],
  ['de', '2 Erwachsene und 5 Kinder zwischen 3 und 12'],
  ['nl', '2 volwassenen en 5 kinderen tussen 3 en 12'],
])('%s: “%s” tells from which age to which, and no stay', async (locale, text) => {
  expect(await allOf(locale, text)).toEqual({
    no_of_adults: 2,
    no_of_children: 5,
    children_ages: [3, 12],
  })
})

test.each([
  ['en', '2 adults and kids 12 December', {}],
  ['ar', 'بالغين وطفلين 12 ديسمبر', { no_of_children: 2 }],
  ['de', '2 Erwachsene mit Kindern 12. Dezember', {}],
  ['es', '2 adultos con niños 12 de diciembre', {}],
  ['pt', '2 adultos e crianças 12 de dezembro', {}],
  ['zh', '两个大人带孩子12月20日出发', {}],
  ['ja', '大人2人と子供12月20日から', {}],
  ['ko', '어른 2명 아이들과 12월 20일 출발', {}],
])('%s: “%s” counts no children by the day of a month', async (locale, text, children) => {
  expect(await party(text, { locale })).toEqual({ no_of_adults: 2, ...children })
})

test('what comes on top of “us” may be counted with us already, or not', async () => {
  expect(await party('two of us plus a 6 month old baby')).toMatchObject({
    no_of_adults: { either: [2, 1] },
    no_of_children: 1,
  })
  expect(await party('we are 2 with a baby')).toMatchObject({ no_of_adults: { either: [2, 1] } })
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

describe('ages follow children after any short word', () => {
  test.each([
    ['es', '6 adultos y 3 niños de 2, 5 y 9', [2, 5, 9]],
    ['nl', '2 volwassenen en 3 kinderen van 4, 6 en 10', [4, 6, 10]],
    ['nb', 'to voksne og to barn på 4 og 7', [4, 7]],
    ['en', 'hi we r 2 adults n 2 kids 5 n 7', [5, 7]],
    ['vi', '2 vợ chồng và 2 con 4t và 7t', [4, 7]],
  ])('%s: %s', async (locale, text, children_ages) => {
    const told = await allOf(locale, text)
    expect(told).toMatchObject({ children_ages })
    expect(told).not.toHaveProperty('no_of_days')
  })

  test('two dates are no ages', async () => {
    expect(await allOf('es', '2 niños del 3 al 8 de mayo')).not.toHaveProperty('children_ages')
  })
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

test.each([
  ['es', 'vamos a llevar a los niños', {}],
  ['es', 'quiero llevar a mis hijos de 5 y 7 años', { no_of_children: 2, children_ages: [5, 7] }],
  ['hu', 'a gyerekek is jönnek', {}],
  ['en', 'two families without kids', { no_of_children: 0 }],
])('%s: a word before the children is no number of them: %s', async (locale, text, told) => {
  expect(await party(text, { locale })).toEqual(told)
})

test('he: the children may have an article', async () => {
  expect(await party('אני אשתי ושלושת הילדים', { locale: 'he' })).toEqual({ no_of_children: 3 })
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

test.each([
  ['es', 'los niños tienen 5, 8 y 12 años'],
  ['it', 'i bambini hanno 5, 8 e 12 anni'],
])('%s: "%s" are three', async (locale, text) => {
  const told = await party(text, { locale })
  expect(told).toEqual({ no_of_children: 3, children_ages: [5, 8, 12] })
})

test('a baby beside the two of us is not two of them', async () => {
  expect(await party('wir zwei plus Baby', { locale: 'de' })).toEqual({ no_of_adults: 2 })
})

test.each([
  ['es', 'no llevamos niños', 0],
  ['it', 'non abbiamo bambini', 0],
  ['pt', 'não vamos com filhos', 0],
  ['es', 'no sé cuántos niños', undefined],
  ['es', 'no, dos niños', 2],
])('%s: "%s" says how many children come', async (locale, text, children) => {
  const { no_of_children } = await party(text, { locale })
  expect(no_of_children).toBe(children)
})

test('no children is an answer', async () => {
  expect(await party('2 adults, no kids')).toEqual({ no_of_adults: 2, no_of_children: 0 })
  expect(await party('none', { slot: 'no_of_children' })).toEqual({ no_of_children: 0 })
  expect(await party('nein', { locale: 'de', slot: 'no_of_children' })).toEqual({
    no_of_children: 0,
  })
})

test.each([
  ['sv', 'ingen'],
  ['sv', 'inga'],
  ['nb', 'ingen'],
  ['da', 'ingen'],
])('in "%s" %s are no children', async (locale, text) => {
  const { no_of_children } = await readingsOf(locale, text, 'no_of_children')
  expect(no_of_children).toMatchObject({ is: 'value', value: 0 })
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

  test('asked for children, none is none, and a lone child is not', async () => {
    const asked = { slot: 'no_of_children' } as const
    expect(await party('none', asked)).toEqual({ no_of_children: 0 })
    const told = await party('un seul, 6 ans', { ...asked, locale: 'fr' })
    expect(told).not.toHaveProperty('no_of_children', 0)
  })

  test.each([
    ['en', "we're all adults"],
    ['de', 'alles Erwachsene'],
    ['es', 'somos todos adultos'],
    ['fr', 'que des adultes'],
    ['it', 'niente bambini'],
    ['pl', 'sami dorośli'],
    ['tr', 'hepimiz yetişkiniz'],
    ['ja', '全員大人です'],
    ['ko', '모두 어른이에요'],
    ['ar', 'كلنا كبار'],
  ])('%s: asked for children, “%s” is none', async (locale, text) => {
    expect(await party(text, { locale, slot: 'no_of_children' })).toEqual({ no_of_children: 0 })
  })

  test.each(['adults and some kids', 'are teenagers adults?'])(
    'asked for children, “%s” leaves it open',
    async text => {
      expect(await party(text, { slot: 'no_of_children' })).toEqual({})
    },
  )

  test('asked for children, who counts the party has none', async () => {
    expect(await party('just us two', { slot: 'no_of_children' })).toEqual({ no_of_children: 0 })
    expect(await party('just 2', { slot: 'no_of_children' })).toEqual({ no_of_children: 2 })
    expect(await party('one, 3 years old', { slot: 'no_of_children' })).toEqual({
      no_of_children: 1,
      children_ages: [3],
    })
  })

  test.each([
    ['de', 'ja, eins, 6 Jahre alt'],
    ['es', 'sí, una, tiene 6 años'],
    ['it', 'sì, una, ha 6 anni'],
    ['sv', 'ja ett, 6 år'],
    ['ru', 'да, один, 6 лет'],
    ['hi', 'हाँ एक, 6 साल का'],
  ])('%s: asked for children, “%s” tells the age too', async (locale, text) => {
    const told = await party(text, { locale, slot: 'no_of_children' })
    expect(told).toEqual({ no_of_children: 1, children_ages: [6] })
  })
})

test.each([
  ['en', 'is there a kids club?'],
  ['de', 'gibt es einen Kinderclub?'],
  ['nl', 'is er een kinderclub?'],
])('%s: “%s” speaks of no child', async (locale, text) => {
  expect(await party(text, { locale })).toEqual({})
})

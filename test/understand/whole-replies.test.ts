import { describe, expect, test } from 'vitest'
import type { Slot } from '../../widget/understand/reading.ts'
import { readingsOf } from './guest.ts'

/** All that is read of a reply: values, and `?` for what is asked about. */
async function allOf(locale: string, text: string, slot?: Slot): Promise<Record<string, unknown>> {
  const told = Object.entries(await readingsOf(locale, text, slot)).map(([name, reading]) => [
    name,
    reading.is === 'value' ? reading.value : '?',
  ])
  return Object.fromEntries(told)
}

describe('days and nights of one stay are not added up', () => {
  test.each([
    ['en', '5 days and 4 nights', 5],
    ['pt-BR', '5 dias e 4 noites', 5],
    ['de', '8 Tage und 7 Nächte', 8],
    ['ko', '3박5일', 5],
    ['ja', '4泊6日', 6],
    ['zh', '5晚7天', 7],
    ['en', 'a week and 2 days', 9],
    ['zh', '两三天', '?'],
    ['en', 'a week and a half', 10],
    ['es', 'una semana y media', 10],
    ['pt', 'uma semana e meia', 10],
    ['fr', 'une semaine et demie', 10],
    ['it', 'una settimana e mezza', 10],
    ['it', 'ponte lungo, 3 notti', 3],
    ['nb', '10 dager', 10],
  ])('%s: %s', async (locale, text, no_of_days) => {
    expect(await allOf(locale, text)).toMatchObject({ no_of_days })
  })

  test('asked how long, the sign of a day counts days', async () => {
    expect(await allOf('ko', '10일', 'no_of_days')).toEqual({ no_of_days: 10 })
    expect(await allOf('ja', '5日', 'no_of_days')).toEqual({ no_of_days: 5 })
  })
})

describe('what stands beside a date is not made a part of it', () => {
  test.each([
    ['de', 'ab 3.7. 14 Tage Türkei', { start_date: '2027-07-03', no_of_days: 14 }],
    ['nl', 'vanaf 15-6 14 dagen', { start_date: '2027-06-15', no_of_days: 14 }],
    ['de', 'Flug am 3.4. um 6 Uhr', { start_date: '2027-04-03' }],
    ['fr', 'départ le 3/04 à 14h', { start_date: '2027-04-03' }],
    ['es', 'ida 20/12 a las 7:30', { start_date: '2026-12-20' }],
    ['es', 'salida el 3/4 a las 10', { start_date: '2027-04-03' }],
    ['nb', 'Kreta 24. juli, 2 barn på 8 og 12', { start_date: '2027-07-24' }],
    ['zh', '12月三亚5天', { start_date: '?', no_of_days: 5 }],
    ['ja', '3月に九州へ2人', { start_date: '?', destination: '九州' }],
    ['vi', 'tháng 12 Hải Phòng', { start_date: '?' }],
    ['vi', 'Cát Bà tháng 5', { start_date: '?' }],
    ['ko', '네팔 10월', { start_date: '?' }],
    ['sv', 'i vår', { start_date: '?' }],
    ['fr', 'Week-end à Venise en mai', { start_date: '?', destination: 'Venise' }],
    ['en', 'the week of 14 to 21 Feb', { start_date: '2027-02-14', no_of_days: 8 }],
    ['hi', 'मिलते हैं 5 मई को।', { start_date: '2027-05-05' }],
    ['zh', '5月20号', { start_date: '2027-05-20' }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })

  test('the label of a tour is no day', async () => {
    expect(await allOf('id', '4D3N')).not.toHaveProperty('start_date')
  })

  test('of a month the window is its own, not the weekend before', async () => {
    const { start_date } = await readingsOf('en', 'weekend in Rome in May')
    expect(start_date).toMatchObject({ from: '2027-05-01', to: '2027-05-31' })
  })
})

describe('two dates with nothing between them are the first day and the last', () => {
  test.each([
    ['tr', '25 mayıs 30 mayıs dubai', '2027-05-25', 6],
    ['tr', '12 temmuzdan 19 temmuza kadar', '2027-07-12', 8],
    ['ru', '25 мая 30 мая', '2027-05-25', 6],
    ['en', 'dubai 25 may 30 may', '2027-05-25', 6],
    ['en', '12th june 19th june 2 adults', '2027-06-12', 8],
    ['fr', '12 juin 19 juin', '2027-06-12', 8],
  ])('%s: %s', async (locale, text, start_date, no_of_days) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date, no_of_days })
  })

  test('a month with two bare numbers before it is asked about', async () => {
    expect(await allOf('en', '5 6 june')).toMatchObject({ start_date: '?' })
  })
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
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text)).not.toHaveProperty('no_of_adults')
  })
})

describe('what a number is called is no name and no place', () => {
  test.each([
    ['en-IN', 'Contact Number: 98765 43210', '98765 43210'],
    ['en', 'Phone Number 07700 900123', '07700 900123'],
    ['id', 'Nomor WA 081234567890', '081234567890'],
    ['tr', 'Telefon Numaram 0532 123 45 67', '0532 123 45 67'],
    ['hi', 'मेरा फोन नंबर 9876543210', '9876543210'],
    ['ko', '휴대폰 번호 010 1234 5678', '010 1234 5678'],
    ['ar', 'رقم الجوال 0501234567', '0501234567'],
  ])('%s: %s', async (locale, text, phone_number) => {
    const told = await allOf(locale, text)
    expect(told).toMatchObject({ phone_number })
    expect(told).not.toHaveProperty('name')
    expect([undefined, '?']).toContain(told.destination)
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

describe('a month may be told by its number', () => {
  test.each([
    ['id', 'bulan 7'],
    ['pt-BR', 'mês 7'],
    ['th', 'เดือน 7'],
    ['ar', 'شهر 7'],
  ])('%s: %s', async (locale, text) => {
    expect((await readingsOf(locale, text)).start_date).toMatchObject({
      from: '2027-07-01',
      to: '2027-07-31',
    })
  })

  test('a month before a date is a length', async () => {
    expect(await allOf('fr', 'un mois 12 juin')).toEqual({
      no_of_days: '?',
      start_date: '2027-06-12',
    })
  })

  test('the number after next month is none of a month', async () => {
    expect(await allOf('en', 'next month 10 people')).toMatchObject({ no_of_adults: 10 })
    expect(await allOf('id', 'bulan depan tanggal 10')).toEqual({ start_date: '2026-12-10' })
  })
})

describe('where the day comes first, a point between two numbers may be that of a time', () => {
  test.each([
    ['en-GB', 'we land at 11.45'],
    ['de', 'Ankunft um 9.40 Uhr'],
    ['it', 'il volo parte alle 8.20'],
    ['pl', 'o 7.50'],
    ['ru', 'прилетаем в 9.15'],
    ['id', 'jam 6.45'],
    ['nb', 'kl. 11.20'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text)).not.toHaveProperty('start_date')
  })
})

describe('words that guests of one language use', () => {
  test.each([
    ['ar', 'خامس عشر أغسطس', { start_date: '2027-08-15' }],
    ['ar', 'ليلتين', { no_of_days: 2 }],
    ['tr', '20 aralığa', { start_date: '2026-12-20' }],
    ['tr', '4 ocağı düşünüyoruz', { start_date: '2027-01-04' }],
    ['tr', 'karım, ben ve üç çocuğumuz', { no_of_adults: 2, no_of_children: 3 }],
    ['th', 'สิ้นเดือนหน้า', { start_date: '?' }],
    ['th', 'ผู้ใหญ่ 3 คน เด็ก 2 คน อายุ 6 กับ 9 ขวบ', { children_ages: [6, 9] }],
    ['vi', '3 lớn 1 nhỏ', { no_of_adults: 3, no_of_children: 1 }],
    ['id', '3 orang dewasa dan 1 orang anak', { no_of_adults: 3, no_of_children: 1 }],
    ['id', '9 mrt 2027', { start_date: '2027-03-09' }],
    ['id', 'namaku Wayan', { name: 'Wayan' }],
    ['uk', 'на Великдень', { start_date: '?' }],
    ['en', 'two kids (ages 4 & 9)', { no_of_children: 2, children_ages: [4, 9] }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })

  test('who goes together, or flies, goes to no place of that name', async () => {
    expect(await allOf('th', 'ไปกัน 3 คน')).not.toMatchObject({ destination: 'กัน' })
    expect(await allOf('th', 'เที่ยวบินเช้า')).not.toMatchObject({ destination: 'บินเช้า' })
  })
})

describe('what lies ahead is counted from the guest’s day', () => {
  test.each([
    ['ar', 'بعد أسبوعين', '2026-12-05'],
    ['id', 'seminggu lagi', '2026-11-28'],
    ['de', 'übernächsten Samstag', '?'],
    ['de', 'heute in 14 Tagen', '2026-12-05'],
    ['en', '3 weeks today', '?'],
    ['en', 'a week on Tuesday', '?'],
  ])('%s: %s', async (locale, text, start_date) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date })
  })
})

describe('lengths and days as they are typed in a hurry', () => {
  test.each([
    ['ru', 'на недельку в мае', { no_of_days: 7, start_date: '?' }],
    ['ru', 'через неделю', { start_date: '2026-11-28' }],
    ['uk', 'через тиждень', { start_date: '2026-11-28' }],
    ['ru', 'в начале июля дней на 10', { start_date: '?' }],
    ['tr', 'haziranda 5 günlüğüne', { start_date: '?', no_of_days: 5 }],
    ['tr', 'ağustosta 1 haftalığına', { start_date: '?', no_of_days: 7 }],
    ['vi', 'tour đà lạt 3n2đ ngày 10/2', { start_date: '2027-02-10', no_of_days: 3 }],
    ['id', 'tgl 1 sd 5 maret', { start_date: '2027-03-01', no_of_days: 5 }],
    ['de', 'ne woche', { no_of_days: 7 }],
    ['fr', 'une dizaine de jours', { no_of_days: 10 }],
    ['en', 'early to mid september', { start_date: '?' }],
  ])('%s: %s', async (locale, text, told) => {
    const asked = /woche|jours/.test(text) ? 'no_of_days' : undefined
    expect(await allOf(locale, text, asked)).toEqual(told)
  })

  test('between two numbers the Japanese comma is a choice of lengths', async () => {
    expect(await allOf('ja', '2、3日')).toEqual({ no_of_days: '?' })
    expect(await allOf('ja', '4、5日', 'no_of_days')).toEqual({ no_of_days: '?' })
  })

  test('a week in Thai is no Sunday', async () => {
    expect(await allOf('th', 'อาทิตย์นึง', 'no_of_days')).toEqual({ no_of_days: 7 })
  })

  test('of so many days in Ukrainian nobody is counted', async () => {
    expect(await allOf('uk', 'днів на 10')).not.toHaveProperty('no_of_adults')
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

describe('names and numbers are told from the words around them', () => {
  test.each([
    ['ja', '山田太郎、090-1234-5678', { phone_number: '090-1234-5678' }],
    ['en', 'Anna Smith,07700900123', { name: 'Anna Smith', phone_number: '07700900123' }],
    ['ja', '名前は鈴木花子です。', { name: '鈴木花子' }],
    ['de', 'Handy 0170 1234567, Name Jürgen Groß', { name: 'Jürgen Groß' }],
    ['ko', '제 이름은 박지영입니다', { name: '박지영' }],
    ['id', 'Saya mau ke Bali, nama saya Budi Santoso', { name: 'Budi Santoso' }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })

  test('when to be called is no name', async () => {
    expect(await allOf('en', 'Crete in July for 2, call me Monday')).not.toHaveProperty('name')
  })
})

describe('two places may each have a word of their own before them', () => {
  test.each([
    ['fr', 'en Thaïlande ou au Vietnam', '?'],
    ['fr', 'en Espagne et au Portugal', 'Espagne et au Portugal'],
    ['fr', 'aller au Japon et en Corée', 'Japon et en Corée'],
    ['de', 'nach Griechenland oder in die Türkei', '?'],
    ['it', 'in Sicilia e a Malta', 'Sicilia e a Malta'],
    ['en', 'fly to Rome or to Paris', '?'],
  ])('%s: %s', async (locale, text, destination) => {
    expect(await allOf(locale, text)).toMatchObject({ destination })
  })
})

describe('asked where to, who has not decided names no place', () => {
  test.each([
    ['tr', 'henüz karar vermedik'],
    ['ru', 'без разницы'],
    ['id', 'bebas'],
    ['th', 'ที่ไหนก็ได้'],
    ['ja', 'どこでもいい'],
    ['ko', '추천해주세요'],
    ['zh', '都可以'],
    ['zh', '还没想好'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text, 'destination')).not.toHaveProperty('destination')
  })
})

describe('a day that only bounds the start is offered and not asserted', () => {
  test.each([
    ['zh', '5月20号以后'],
    ['ja', '5月20日以降'],
    ['ko', '5월 20일 이후'],
    ['tr', "20 Mayıs'tan sonra"],
    ['hi', '20 मई के बाद'],
    ['hu', 'május 20. után'],
    ['pl', 'po 20 maja'],
    ['nl', 'na 20 mei'],
    ['id', 'setelah 20 Mei'],
    ['th', 'หลัง 20 พฤษภาคม'],
    ['ar', 'بعد 20 مايو'],
    ['he', 'אחרי ה-20 במאי'],
    ['fa', 'قبل از 20 مه'],
    ['sv', 'före den 20 maj'],
    ['ca', 'abans del 20 de maig'],
    ['pt', 'depois do dia 15 de janeiro'],
    ['fr', 'le 2 ou le 3'],
    ['en', 'between 5 and 20 June, 1 week'],
    ['tr', '5 ile 20 Haziran arasında 1 hafta'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text)).toMatchObject({ start_date: '?' })
  })
})

describe('days are read with the words guests use', () => {
  test.each([
    ['uk', "наступної п'ятниці", { start_date: '2026-11-27' }],
    ['tr', 'yarından sonraki gün', { start_date: '2026-11-23' }],
    ['el', '12 με 19 Ιουλίου', { start_date: '2027-07-12', no_of_days: 8 }],
    ['pt-BR', 'no vigésimo segundo de junho', { start_date: '2027-06-22' }],
    ['es', 'una quincena en mayo', { no_of_days: 15 }],
    ['fr', 'une quinzaine en mai', { no_of_days: 15 }],
  ])('%s: %s', async (locale, text, told) => {
    expect(await allOf(locale, text)).toMatchObject(told)
  })

  test('months and days of a stay are no date', async () => {
    expect(await allOf('en', 'for 2 months 5 days')).not.toHaveProperty('start_date')
  })

  test.each([
    ['ru', '18 дек. 2026 г.'],
    ['uk', '18–21 серп. 2027 р.'],
    ['ko', '10월 2일에 돌아갈게요'],
    ['ko', '크리스마스에 가고 싶어요'],
    ['ko', '없어요'],
  ])('%s: “%s” names no place', async (locale, text) => {
    expect(await allOf(locale, text)).not.toHaveProperty('destination')
  })

  test('he: the prefix of a date is no part of the place before it', async () => {
    const { destination } = await allOf('he', 'ירח דבש בבאלי מ-12 בדצמבר לשבוע')
    expect(destination).toBe('?')
  })

  test('nl: a good morning is not tomorrow', async () => {
    expect(await allOf('nl', 'goede morgen, wij willen naar Rome')).not.toHaveProperty('start_date')
  })
})

test.each([
  ['en', 'Hi, my name is Asha'],
  ['en', 'my number is 07700 900123'],
  ['en', 'My email is asha@palm.example'],
  ['fr', 'je suis Marie Dupont, 06 12 34 56 78'],
  ['it', 'Buongiorno, sono Giulia Rossi, 333 1234567'],
  ['ar', 'أنا أحمد العتيبي، 0501234567'],
])('what guests say of themselves is offered as no place (%s: %s)', async (locale, text) =>
  expect(await allOf(locale, text)).not.toHaveProperty('destination'),
)

test.each([
  ['en', 'Tom Reed, 07700 900123 or 07700 900456', 'Tom Reed'],
  ['fr', 'Mme Claire Petit, 06 12 34 56 78 ou 01 23 45 67 89', 'Claire Petit'],
])('a second telephone number is no date (%s: %s)', async (locale, text, name) => {
  const all = await allOf(locale, text, 'name')
  expect(all).toEqual({ name, phone_number: expect.stringMatching(/^0[67][\d ]+$/) })
})

test.each([
  ['pl', 'Jan Kowalski tel. 601 234 567', 'Jan Kowalski'],
  ['de', 'Tom Reh Tel. 0171 2345678', 'Tom Reh'],
  ['it', 'Anna Bianchi cell. 333 1234567', 'Anna Bianchi'],
  ['ru', 'Анна Петрова тел. 89161234567', 'Анна Петрова'],
  ['ar', 'اسمي سارة ورقمي 0501234567', 'سارة'],
])(
  'what leads to a telephone number is no part of the name (%s: %s)',
  async (locale, text, name) => {
    expect(await allOf(locale, text, 'name')).toMatchObject({ name })
  },
)

describe('what guests ask instead of answering is neither a place nor a name, with or without a mark', () => {
  test.each([
    ['ar', 'كم السعر'],
    ['ar', 'أين الفندق؟'],
    ['de', 'habt ihr WLAN'],
    ['en', 'do you have wifi'],
    ['es', 'cuánto cuesta'],
    ['fr', "c'est combien"],
    ['hi', 'कितने पैसे लगेंगे'],
    ['id', 'berapa harganya'],
    ['it', 'quanto costa'],
    ['ja', '料金はいくらですか'],
    ['ja', '予約はどうやってするのですか'],
    ['ko', '얼마예요'],
    ['pl', 'ile to kosztuje'],
    ['pt', 'quanto custa'],
    ['ru', 'сколько стоит'],
    ['tr', 'ne kadar'],
    ['zh', '日本要多少钱'],
    ['zh', '需要护照吗？'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text, 'destination')).toEqual({})
    expect(await allOf(locale, text, 'name')).toEqual({})
  })

  test('a place of which more is asked is one', async () => {
    expect(await allOf('en', 'In Goa, how much?', 'destination')).toEqual({ destination: 'Goa' })
    expect(await allOf('ar', 'دبي؟', 'destination')).toEqual({ destination: 'دبي' })
    expect(await allOf('ja', '沖縄', 'destination')).toEqual({ destination: '沖縄' })
  })
})

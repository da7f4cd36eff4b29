import { describe, expect, test } from 'vitest'
import { fold } from '../../widget/understand/fold.ts'
import { languageOf } from '../../widget/understand/language.ts'
import { readName } from '../../widget/understand/name.ts'
import { allOf, contextOf, read, readingsOf } from './guest.ts'

describe('introductions, greetings and titles are left out', () => {
  test.each([
    ['en', 'Hello there, my name is Grace Okafor', 'Grace Okafor'],
    ['en', 'This is Dr. Miles O’Brien', 'Miles O’Brien'],
    ['de', 'Ich heiße Jan Braun 4 Personen', 'Jan Braun'],
    ['en', 'mrs jane smith', 'jane smith'],
    ['en', 'Mr & Mrs Smith', 'Smith'],
    ['de', 'Herr und Frau Müller', 'Müller'],
    ['es', 'Sr. y Sra. García', 'García'],
    ['es', 'Me llamo María José de la Cruz', 'María José de la Cruz'],
    ['fr', 'Bonjour, je m’appelle Anne-Sophie', 'Anne-Sophie'],
    ['de', 'Ich heiße Jürgen Groß', 'Jürgen Groß'],
    ['it', 'mi chiamo Niccolò', 'Niccolò'],
    ['pt', 'sou o Tiago', 'Tiago'],
    ['nl', 'Mijn naam is Pieter van den Hoogenband', 'Pieter van den Hoogenband'],
    ['pl', 'Nazywam się Grażyna Żak', 'Grażyna Żak'],
    ['tr', 'Benim adım Işıl', 'Işıl'],
    ['ru', 'Меня зовут Пётр', 'Пётр'],
    ['uk', 'мене звати Ганна', 'Ганна'],
    ['ar', 'اسمي ليلى', 'ليلى'],
    ['id', 'nama saya Siti', 'Siti'],
    ['vi', 'tôi tên là Nguyễn Văn An', 'Nguyễn Văn An'],
    ['ja', '佐藤と申します', '佐藤'],
    ['zh', '我叫王小明', '王小明'],
    ['ko', '제 이름은 박지성입니다', '박지성'],
    ['th', 'นางสาววรรณา แก้วใส', 'วรรณา แก้วใส'],
  ])('%s: %s', async (locale, text, name) => {
    expect(await read(readName, text, { locale, slot: 'name' })).toEqual({ name })
  })
})

test.each([
  'Mohammed',
  'Li Wei',
  'Whitney',
  'Anya White',
  "O'Neil",
  'Ana María',
  'al-Sayed',
  'van der Berg',
  'J. R. Hartley',
  'Smith, Ana',
  'Tom & Ana',
  'maria josé de la cruz garcía',
  'Per Hansen',
  'Pär Lagerkvist',
  'Pero Horvat',
  'Grazia Deledda',
  'Graciela Gómez',
])('asked for, "%s" is a name as it is typed', async name => {
  expect(await read(readName, name, { slot: 'name' })).toEqual({ name })
})

test.each([
  'why do you ask',
  'skip',
  'ok',
  'Yes',
  'thanks',
  'No thanks',
  'We would rather go to Lombok',
  'Who wants to know?',
  'Mr & Mrs Smith?',
  'actually 3 adults',
  'oh wait we want to leave a week later',
  'a@b.co',
  '42',
  'http://x.co',
  '',
  '😀',
])('asked for, "%s" is no name', async text => {
  expect(await read(readName, text, { slot: 'name' })).toEqual({})
})

test('asked for, a name that begins a list is taken out of it', async () => {
  expect(await read(readName, 'Ana Lind, 2 adults', { slot: 'name' })).toEqual({ name: 'Ana Lind' })
  const told = await read(readName, "I'm Ana, 2 adults", { slot: 'name' })
  expect(told).toEqual({ name: 'Ana' })
})

test.each([
  ['en', 'Wait, make it 3 children'],
  ['en', 'hold on, we fly on 3 March'],
  ['en', 'change it to 10 days'],
  ['de', 'Moment, es sind 3 Kinder'],
  ['fr', 'attends, 3 enfants'],
  ['ru', 'подождите, 3 детей'],
  ['zh', '等等，3个孩子'],
])('asked for, one word beside a number is no name (%s: %s)', async (locale, text) => {
  expect(await read(readName, text, { locale, slot: 'name' })).toEqual({})
})

test.each([
  ['es', 'te lo digo mañana', undefined],
  ['it', 've lo dico domani', undefined],
  ['nl', 'zeg ik morgen', undefined],
  ['pl', 'powiem jutro', undefined],
  ['da', 'det siger jeg i morgen', undefined],
  ['de', 'Anna Morgenstern', 'Anna Morgenstern'],
  ['es', 'Carlos Hoyos', 'Carlos Hoyos'],
  ['pt', 'Amanda', 'Amanda'],
])('%s: asked for, who puts it off has not said it: %s', async (locale, text, name) => {
  expect((await read(readName, text, { locale, slot: 'name' }))['name']).toBe(name)
})

test('asked for, a name that is a month is a name', async () => {
  expect(await read(readName, 'June', { slot: 'name' })).toEqual({ name: 'June' })
})

test('unasked, only a capitalised name after an introduction counts', async () => {
  const hello = 'Hi, my name is Zoë Quinn and we want to see Peru'
  expect(await read(readName, hello)).toEqual({ name: 'Zoë Quinn' })
  expect(await read(readName, 'my name is Per Hansen')).toEqual({ name: 'Per Hansen' })
  const next = await read(readName, 'zovem se Ivo Kos na Bali', { locale: 'hr' })
  expect(next).toEqual({ name: 'Ivo Kos' })
  const more = await read(readName, 'ich heiße Jan Braun zwei Personen', { locale: 'de' })
  expect(more).toEqual({ name: 'Jan Braun' })
  expect(await read(readName, 'Good morning, lovely weather')).toEqual({})
  expect(await read(readName, 'Call me tomorrow')).toEqual({})
})

test.each([
  ['es', 'quiero ir a Bali'],
  ['de', 'danke'],
  ['ru', 'Мы хотим на Бали'],
  ['hi', 'धन्यवाद'],
  ['ko', '네'],
  ['ar', 'نعم'],
  ['es', 'gracias por todo'],
  ['es', 'pero ya se lo he dicho'],
  ['it', 'per quale motivo lo chiedete'],
  ['it', 'per favore'],
])('%s: asked for, "%s" is no name', async (locale, text) => {
  expect(await read(readName, text, { locale, slot: 'name' })).toEqual({})
})

test('who stands beside nothing but a number is its owner', async () => {
  const beside = (text: string, slot?: 'name' | 'destination') => {
    const reply = { ...fold(text.replace(/[+\d].*/, '\x80')), typed: text }
    return readName(reply, languageOf('en'), contextOf('en', slot)).map(({ parts: [part] }) =>
      text.slice(part?.from, part?.to),
    )
  }
  expect(beside('Asha Rao, +91 98450 12345', 'destination')).toEqual(['Asha Rao'])
  expect(beside('my name is Bo, +45 12 34 56 78', 'name')).toEqual(['Bo'])
  expect(beside('I am Asha Rao, +91 98450 12345', 'destination')).toEqual(['Asha Rao'])
  expect(beside('I’m from New Delhi, +91 98450 12345', 'destination')).toEqual([])
  expect(beside('Bali, +62 812 3456 789', 'destination')).toEqual([])
})

test.each([
  ['en', '2 adults to Crete, 5-12 May. Regards, Tom Baker 07700 900123', 'Tom Baker'],
  ['en', 'Norway cruise, sailing 12th June, Jane Smith jane.smith@example.com', 'Jane Smith'],
  ['de', '12.-19. Juni, 2 Erwachsene, Max Mustermann, 0170 1234567', 'Max Mustermann'],
  ['es', 'a Lima del 5 al 12 de mayo, Sra. Ana García 612345678', 'Ana García'],
  ['en', '12-19 June, 2 adults, Sri Lanka, 07700 900123', 'Sri Lanka'],
])(
  '%s: who signs with a number is offered as the name, and is no place: %s',
  async (locale, text, name) => {
    const { name: read, destination } = await readingsOf(locale, text)
    expect(read).toMatchObject({ is: 'candidates', candidates: [name] })
    expect(JSON.stringify(destination ?? '')).not.toContain(name)
  },
)

test('what a number is called is nobody’s name', async () => {
  expect((await readingsOf('en', '2 adults to Crete, My Number 07700 900123')).name).toBeUndefined()
  expect((await readingsOf('de', 'Kreta, Meine Nummer: 0170 1234567')).name).toBeUndefined()
})

test.each([
  ['en', 'J. R. Hartley, 07700 900123', 'J. R. Hartley'],
  ['en', 'Maria A. Santos 0917 123 4567', 'Maria A. Santos'],
  ['en', 'my name is John F. Kennedy, 07700 900123', 'John F. Kennedy'],
  ['ru', 'Иванов И. И., 8 916 123-45-67', 'Иванов И. И'],
  ['cs', 'Ing. Jana Dvořáková, tel. +420 603 123 456', 'Ing. Jana Dvořáková'],
  ['de', 'Mag. Anna Huber 0664 1234567', 'Mag. Anna Huber'],
  ['en', 'Ana. My number is 07700 900123', 'Ana'],
])('%s: an initial ends no name, nor does a title: %s', async (locale, text, value) => {
  expect((await readingsOf(locale, text, 'name')).name).toMatchObject({ value })
})

test.each([
  ['ko', '제 전화번호는 010 1234 5678'],
  ['he', 'הטלפון הוא 052-1234567'],
  ['ar', 'هاتفي الجوال 0501234567'],
  ['fa', 'شماره من 09121234567'],
  ['th', 'เบอร์โทร คือ 081 234 5678'],
  ['ja', '携帯 番号 090-1234-5678'],
  ['zh', '手机 号码 13812345678'],
  ['bn', 'আমার নম্বর ০১৭১২-৩৪৫৬৭৮'],
])('%s: “%s” says what the number is called, and no name', async (locale, text) => {
  expect(await readingsOf(locale, text, 'phone_number')).not.toHaveProperty('name')
  expect(await readingsOf(locale, text, 'no_of_children')).not.toHaveProperty('name')
})

test.each([
  ['he', 'קוראים לי נועה כהן הטלפון שלי 054-1234567', 'נועה כהן'],
  ['he', 'שמי דני לוי ואני רוצה לטוס ליפן', 'דני לוי'],
  ['th', 'ชื่อสมหญิง ใจดี เบอร์ 081-234-5678 ค่ะ', 'สมหญิง ใจดี'],
  ['ko', '제 이름은 김민지이고 번호는 010-1234-5678입니다', '김민지'],
  ['zh', '我叫李晓红，电话13812345678', '李晓红'],
])(
  '%s: a name ends before what the number behind it is called: %s',
  async (locale, text, value) => {
    expect((await readingsOf(locale, text)).name).toMatchObject({ value })
  },
)

test('zh: what a number is called is not taken for the end of a name', async () => {
  for (const text of ['我叫李晓红 电话13812345678', '我叫张伟手机号是13700001111'])
    expect(await readingsOf('zh', text)).not.toHaveProperty('name')
})

test('asked for a number, capitals before it are no name either', async () => {
  for (const text of ['Handy Nummer 0171 1234567', 'Telefon Mobil: 0171 1234567'])
    expect(await readingsOf('de', text, 'phone_number')).not.toHaveProperty('name')
})

test.each([
  ['ko', '박 서연, 010 9876 5432', '박 서연'],
  ['he', 'משה כהן, 052-1234567', 'משה כהן'],
  ['da', 'Mette Kjær 20 12 34 56', 'Mette Kjær'],
])('%s: “%s” says whose the number is', async (locale, text, value) => {
  expect((await readingsOf(locale, text, 'no_of_children')).name).toMatchObject({ value })
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

test.each([
  ['nl', 'Willem'],
  ['es', 'Luna Ortega'],
  ['it', 'Clemente Riva'],
  ['sv', 'Theresa Lind'],
  ['tr', 'Bayram Kaya'],
  ['fr', 'Clément'],
])('%s: the name "%s" begins with no word of dates', async (locale, name) => {
  const readings = await readingsOf(locale, name, 'name')
  expect(readings.name).toMatchObject({ is: 'value', value: name })
})

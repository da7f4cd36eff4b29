import { describe, expect, test } from 'vitest'
import { readName } from '../../widget/understand/name.ts'
import { read } from './guest.ts'

describe('introductions, greetings and titles are left out', () => {
  test.each([
    ['en', 'Hello there, my name is Grace Okafor', 'Grace Okafor'],
    ['en', 'This is Dr. Miles O’Brien', 'Miles O’Brien'],
    ['en', 'mrs jane smith', 'jane smith'],
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
  ])('%s: %s', async (locale, text, name) => {
    expect(await read(readName, text, { locale, slot: 'name' })).toEqual({ name })
  })
})

test.each([
  'Mohammed',
  'Li Wei',
  "O'Neil",
  'Ana María',
  'al-Sayed',
  'van der Berg',
  'J. R. Hartley',
])('asked for, "%s" is a name as it is typed', async name => {
  expect(await read(readName, name, { slot: 'name' })).toEqual({ name })
})

test.each([
  'why do you ask',
  'skip',
  'Who wants to know?',
  'a@b.co',
  '42',
  'http://x.co',
  '',
  '😀',
])('asked for, "%s" is no name', async text => {
  expect(await read(readName, text, { slot: 'name' })).toEqual({})
})

test('asked for, a name that is a month is a name', async () => {
  expect(await read(readName, 'June', { slot: 'name' })).toEqual({ name: 'June' })
})

test('unasked, only a capitalised name after an introduction counts', async () => {
  const hello = 'Hi, my name is Zoë Quinn and we want to see Peru'
  expect(await read(readName, hello)).toEqual({ name: 'Zoë Quinn' })
  expect(await read(readName, 'Good morning, lovely weather')).toEqual({})
  expect(await read(readName, 'Call me tomorrow')).toEqual({})
})

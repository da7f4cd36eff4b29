import { beforeAll, expect, test } from 'vitest'
import { jsonText } from '../../dashboard/format/json-text.ts'
import { loadAllTexts } from '../../dashboard/texts/all-texts.ts'

beforeAll(loadAllTexts)

test('words and numbers are shown as the guest sent them', () => {
  expect(jsonText('early April')).toBe('early April')
  expect(jsonText(1800.5)).toBe('1800.5')
  expect(jsonText(true)).toBe('Yes')
})

test('nothing is said to be empty, in every form JSON has for it', () => {
  for (const nothing of [null, '', [], {}]) expect(jsonText(nothing)).toBe('empty')
})

test('a nested object reads as indented lines', () => {
  const travellers = [{ name: 'Ada', diet: { allergies: ['nuts', 'fish'] } }, { name: 'Ben' }]
  expect(jsonText(travellers)).toBe(
    [
      '– name: Ada',
      '    diet:',
      '        allergies:',
      '            – nuts',
      '            – fish',
      '– name: Ben',
    ].join('\n'),
  )
})

test('a text of several lines stays below the name it belongs to', () => {
  expect(jsonText({ note: 'one\ntwo' })).toBe('note: one\n    two')
})

test('markup and vnode-shaped values come out as plain text', () => {
  expect(jsonText('<img src=x>')).toBe('<img src=x>')
  expect(jsonText({ type: 'script', props: { children: 'x' } })).toBeTypeOf('string')
})

test('a name that is empty or belongs to Object.prototype is a name like any other', () => {
  const odd = JSON.parse('{"":1,"__proto__":2,"constructor":3}')
  expect(jsonText(odd)).toBe('(no name): 1\n__proto__: 2\nconstructor: 3')
})

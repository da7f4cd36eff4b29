import { expect, test } from 'vitest'
import { newReference } from '../../server/reference.ts'

test('a reference is eight characters that nobody mistakes for others', () => {
  for (let n = 0; n < 1000; n++) expect(newReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
})

test('what a spreadsheet would make a number of is drawn again', () => {
  const drawn = ['00123456', '12345678', '1234E567', '1E345678', '12E4567A']
  expect(newReference(() => drawn.shift() ?? '')).toBe('12E4567A')
})

import { expect, test } from 'vitest'
import type { Texts } from '../../widget/locales/en.ts'

const files = import.meta.glob<{ texts: Texts }>('../../widget/locales/*.ts', { eager: true })
const locales = Object.entries(files).map(
  ([path, { texts }]) => [path.slice(-5, -3), texts] as const,
)
const english = files['../../widget/locales/en.ts']?.texts

const blanks = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted()

test('there are texts in 23 languages', () => {
  expect(locales.map(([locale]) => locale).join(' ')).toBe(
    'ar da de en es fr he hi id it ja ko nb nl pl pt ru sv th tr uk vi zh',
  )
})

test.each(locales)('%s says everything, with every blank to fill in', (_, texts) => {
  for (const [name, text] of Object.entries(texts)) {
    expect(text.trim(), name).not.toBe('')
    expect(blanks(text), name).toEqual(blanks(english?.[name as keyof Texts]))
  }
})

test.each(locales)('%s has a form for every number of people', (locale, texts) => {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const forms of [texts.adults.split('|'), texts.children.split('|')]) {
    expect(forms.length).toBeLessThanOrEqual(categories.length)
    expect(forms.length).toBeGreaterThanOrEqual(Math.min(2, categories.length))
  }
})

test.each(['ar', 'he'])('%s keeps an example of digits in their order', locale => {
  // First-strong isolate: without it the groups of a phone number stand in the wrong order.
  const { example } = Object.fromEntries(locales)[locale]!
  expect(example).toContain('\u2068{example}\u2069')
})

test.each(['ja', 'zh'])('%s has the punctuation of its own script', locale => {
  for (const [name, text] of Object.entries(Object.fromEntries(locales)[locale]!))
    expect(text, name).not.toMatch(/[\u3040-\u9fff}][,!?:]/)
})

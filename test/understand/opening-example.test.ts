import { expect, test } from 'vitest'
import { widgetLanguages } from '../../shared/site.ts'
import { nearDay, formatDay } from '../../widget/chat/talk/dates.ts'
import { languageOf } from '../../widget/chat/load.ts'
import { firstWords } from '../../widget/chat/first-words.ts'
import { createWords } from '../../widget/chat/talk/words.ts'
import type { Texts } from '../../widget/locales/en.ts'
import { readingsOf } from './guest.ts'

const today = '2026-11-21'

/** Those whose names of days and months are others, and the texts the same. */
const regions = ['ar-DZ', 'ar-LB', 'ar-MA', 'de-AT', 'fr-CA', 'nn-NO', 'pt-PT', 'zh-HK', 'zh-TW']
const locales = [...widgetLanguages, ...regions]

test.each(locales)('what a guest is shown to write in "%s" is understood', async locale => {
  const file = `../../widget/locales/${languageOf(locale)}.ts`
  const { texts } = (await import(file)) as { texts: Texts }
  const readings = await readingsOf(locale, texts.opening_example)
  expect(readings.start_date).toMatchObject({ is: 'window', from: '2026-12-01' })
  expect(readings.no_of_adults).toMatchObject({ is: 'value', value: 2 })
  // In Hebrew "to" is a letter of the place's own word: the guest is asked where to.
  if (locale !== 'he') expect(readings.destination).toMatchObject({ is: 'value' })
})

test.each(locales)('an example of a day in "%s" is read as that very day', async locale => {
  for (let days = 1; days < 360; days += 13) {
    const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const { start_date } = await readingsOf(locale, nearDay(locale, day), 'start_date')
    expect(start_date).toMatchObject({ is: 'value', value: day })
  }
})

test.each(['ar-SA-u-ca-islamic-umalqura', 'ckb-IR'])(
  'a day is shown to a guest of "%s" as it is read, whatever calendar their browser has',
  async locale => {
    for (const shown of [nearDay(locale, '2027-03-12'), formatDay(locale, '2027-03-12')]) {
      const { start_date } = await readingsOf(locale, shown, 'start_date')
      expect(start_date, shown).toMatchObject({ is: 'value', value: '2027-03-12' })
    }
  },
)

test.each(widgetLanguages)(
  'a party typed as the chat shows it in "%s" is read as that',
  async locale => {
    const { texts } = (await import(`../../widget/locales/${languageOf(locale)}.ts`)) as {
      texts: Texts
    }
    const words = createWords(firstWords(texts, locale))
    for (const slot of ['no_of_adults', 'no_of_children'] as const)
      for (const value of [1, 2, 3, 5, 11, 21]) {
        const readings = await readingsOf(locale, words.value(slot, value), slot)
        expect(readings[slot], words.value(slot, value)).toMatchObject({ is: 'value', value })
      }
  },
)

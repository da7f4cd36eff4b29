import { expect, test } from 'vitest'
import { languages } from '../../build/names.ts'
import type { Texts } from '../../widget/locales/en.ts'
import { loadLanguage } from '../../widget/understand/load.ts'
import { understand } from '../../widget/understand/understand.ts'
import { contextOf } from './guest.ts'

test.each(languages)('what a guest is shown to write in "%s" is understood', async locale => {
  const { texts } = (await import(`../../widget/locales/${locale}.ts`)) as { texts: Texts }
  await loadLanguage(locale)
  const { readings } = understand(texts.opening_example, contextOf(locale))
  expect(readings.start_date).toMatchObject({ is: 'window', from: '2026-12-01' })
  expect(readings.no_of_adults).toMatchObject({ is: 'value', value: 2 })
  // In Hebrew "to" is a letter of the place's own word: the guest is asked where to.
  if (locale !== 'he') expect(readings.destination).toMatchObject({ is: 'value' })
})

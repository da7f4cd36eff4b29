import { expect, test } from 'vitest'
import { en } from '../../dashboard/texts/en.ts'
import { es } from '../../dashboard/texts/es.ts'
import { texts as chatEn } from '../../widget/locales/en.ts'
import { texts as chatEs } from '../../widget/locales/es.ts'

test('a guest has one name in Spanish', () => {
  expect(JSON.stringify(es).match(/viajeros?|huésped|visitante/gi)).toBeNull()
})

test('what a field is called has any gender in Spanish: nothing about it agrees with one', () => {
  expect(JSON.stringify(es).match(/\{field\} \p{L}+[ai]d[oa]/gu)).toBeNull()
})

test.each([
  [en, chatEn],
  [es, chatEs],
])('the dashboard names the chat’s buttons as guests read them', ({ siteTexts }, chat) => {
  for (const name of ['skip_unsure', 'skip_nothing', 'skip_flexible', 'send_again'] as const)
    expect(siteTexts[name].toLowerCase()).toContain(chat[name].toLowerCase())
})

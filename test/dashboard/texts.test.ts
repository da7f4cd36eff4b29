import { expect, test } from 'vitest'
import { es } from '../../dashboard/texts/es.ts'
import { later as laterEn } from '../../dashboard/texts/later-en.ts'
import { later as laterEs } from '../../dashboard/texts/later-es.ts'
import { texts as chatEn } from '../../widget/locales/en.ts'
import { texts as chatEs } from '../../widget/locales/es.ts'

const spanish = JSON.stringify([es, laterEs])

test('a guest has one name in Spanish', () => {
  expect(spanish.match(/viajeros?|huésped|visitante/gi)).toBeNull()
})

test('Spanish has one word for what is removed, and keeps that of erasing for what is gone for good', () => {
  expect(spanish.match(/elimin\w+/gi)).toBeNull()
  expect(spanish.match(/"borrar"/gi)).toBeNull()
})

test('an empty view names leads as leads in Spanish', () => {
  for (const text of Object.values(es.empty.views)) expect(text).toMatch(/solicitud/)
})

test('what a field is called has any gender in Spanish: nothing about it agrees with one', () => {
  expect(spanish.match(/\{field\} \p{L}+[ai]d[oa]/gu)).toBeNull()
})

test.each([laterEn, laterEs])(
  'what is read on a button is in the name it is heard by',
  ({ team, tokens, account, lead, guest }) => {
    const buttons = [
      [team.rename, team.renameOf],
      [team.remove, team.removeOf],
      [team.withdraw, team.withdrawOf],
      [tokens.rotate, tokens.rotateOf],
      [tokens.revoke, tokens.revokeOf],
      [account.end, account.endOf],
      [lead.use, lead.useField],
      [lead.keep, lead.keepField],
      [guest.link, guest.linkOf],
    ] as const
    for (const [read, heard] of buttons) expect(heard.toLowerCase()).toContain(read.toLowerCase())
  },
)

test.each([
  [laterEn, chatEn],
  [laterEs, chatEs],
])('the dashboard names the chat’s buttons as guests read them', ({ siteTexts }, chat) => {
  for (const name of ['skip_unsure', 'skip_nothing', 'skip_flexible', 'send_again'] as const)
    expect(siteTexts[name].toLowerCase()).toContain(chat[name].toLowerCase())
})

import { expect, test } from 'vitest'
import { commandsOf } from '../../widget/chat/talk/commands.ts'
import { asCommand, begins, readPlainly } from '../../widget/conversation/plain.ts'
import type { Texts } from '../../widget/locales/en.ts'

const files = import.meta.glob<{ texts: Texts }>('../../widget/locales/*.ts', { eager: true })
const locales = Object.values(files).map(({ texts }) => [texts.language, texts] as const)
const english = files['../../widget/locales/en.ts']?.texts

const blanks = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted()

test('there are texts in 23 languages, and in both scripts of Chinese', () => {
  expect(locales.map(([locale]) => locale).join(' ')).toBe(
    'ar da de en es fr he hi id it ja ko nb nl pl pt ru sv th tr uk vi zh zh-Hant',
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

test.each(locales)('%s heeds a guest who types what is on a button', (_, texts) => {
  const { skip, back, restart } = commandsOf(texts)
  const { skip_unsure, skip_nothing, skip_flexible } = texts
  for (const text of [skip_unsure, skip_nothing, skip_flexible, texts.no])
    expect(skip).toContain(asCommand(text))
  expect(back).toContain(asCommand(texts.back))
  expect(restart).toContain(asCommand(texts.restart))
})

test.each([
  ['en', 'begin again', 'start from scratch'],
  ['es', 'volver a empezar'],
  ['he', 'התחל מחדש', 'מההתחלה'],
  ['id', 'ulang dari awal'],
  ['sv', 'från början'],
])('%s begins anew by what guests call that', (language, ...typed) => {
  const [, texts] = locales.find(([locale]) => locale === language)!
  expect(commandsOf(texts).restart).toEqual(expect.arrayContaining(typed.map(asCommand)))
})

test.each([
  ['ar', 'لا يوجد', 'لاحقاً', 'غير متأكد'],
  ['da', 'ingen', 'jeg er fleksibel'],
  ['de', 'weiß ich noch nicht', 'weiss nicht', 'keine'],
  ['es', 'todavía no lo sé', 'ninguno'],
  ['en', 'idk', 'Dunno.'],
  ['fr', 'aucune', 'sais pas', 'jsp', 'pas sûre'],
  ['he', 'אין', 'לא משנה', 'עוד לא יודעת'],
  ['hi', 'नहीं पता', 'कोई नहीं', 'pata nahi'],
  ['id', 'nggak tahu', 'gak tau', 'gak ada', 'terserah'],
  ['it', 'nessuno', 'basta così'],
  ['ja', 'わかりません。', 'まだ決まっていません', '未定です'],
  ['ko', '미정', '모르겠습니다', '상관없어요'],
  ['nb', 'ingen', 'spiller ingen rolle'],
  ['nl', 'geen', 'weet nog niet'],
  ['pl', 'brak', 'nie wiem jeszcze'],
  ['pt', 'nenhum', 'não faço ideia', 'sei lá'],
  ['ru', 'ещё не знаю', 'без разницы'],
  ['sv', 'inga', 'spelar ingen roll'],
  ['th', 'ไม่มีค่ะ', 'ไม่มีครับ'],
  ['tr', 'fark etmez', 'belli değil'],
  ['uk', 'поки не знаю', 'байдуже'],
  ['vi', 'chưa rõ', 'sao cũng được'],
  ['zh', '还没想好', '随便', '沒有'],
  ['zh-Hant', '還沒決定', '都可以', '唔知', '冇', '是但'],
])('%s heeds who passes a question over by “%s”, or the like', (locale, ...said) => {
  const { skip } = commandsOf(Object.fromEntries(locales)[locale]!)
  expect(skip).toEqual(expect.arrayContaining(said.map(asCommand)))
})

test.each([
  ['da', 'jeg har ikke nogen', 'vil helst ikke oplyse det'],
  ['de', 'hab keine', 'ich habe keine E-Mail'],
  ['en', 'I don’t have an email', 'i’d rather not say', 'will share later', 'we don’t mind'],
  ['es', 'no tengo correo', 'prefiero no darlo', 'luego te lo paso', 'todavia no sabemos'],
  ['fr', 'pas de mail', 'je n’ai pas d’email', 'on sait pas encore'],
  ['it', 'non ho email', 'non ce l’ho', 'preferisco non darlo'],
  ['nb', 'jeg har ikke e-post', 'vil helst ikke oppgi det'],
  ['nl', 'heb geen mail', 'geef ik liever niet'],
  ['pt', 'nao tenho', 'prefiro não passar', 'ainda nao sei'],
  ['sv', 'har ingen', 'vill inte ge ut det'],
])('%s heeds who has none or would rather not tell by “%s”, or the like', (locale, ...said) => {
  const { skip } = commandsOf(Object.fromEntries(locales)[locale]!)
  for (const text of said) expect(begins(text, skip) && text).toBe(text)
})

test.each([
  ['ar', 'ايوه', 'لأ', 'لا أعرف بالضبط'],
  ['da', 'ja tak', 'nej tak', 'ved ikke helt'],
  ['de', 'klar!', 'nö', 'weiß nicht genau'],
  ['en', 'yep', 'Nope, first time', 'no idea yet'],
  ['es', 'si, claro', 'no, gracias', 'no sé exactamente'],
  ['fr', 'ouais', 'non merci', 'je sais pas trop'],
  ['he', 'בטח', 'אין', 'לא יודע בדיוק'],
  ['hi', 'हां', 'जी नहीं', 'पता नहीं अभी'],
  ['id', 'iya', 'belum', 'belum tahu pasti'],
  ['it', 'si grazie', 'no grazie', 'non so bene'],
  ['ja', 'はい、お願いします', 'いいえ、ありません', 'まだわかりません'],
  ['ko', '네', '아뇨', '잘 모르겠어요'],
  ['nb', 'gjerne', 'nei takk', 'vet ikke helt ennå'],
  ['nl', 'jawel', 'nee hoor', 'weet ik nog niet precies'],
  ['pl', 'jasne', 'nie, nie mamy', 'nie wiem jeszcze dokładnie'],
  ['pt', 'claro', 'nao', 'não sei ao certo'],
  ['ru', 'да, конечно', 'нет, спасибо', 'не знаю точно'],
  ['sv', 'gärna', 'nej tack', 'vet inte riktigt'],
  ['th', 'ใช่ครับ', 'ไม่ค่ะ', 'ยังไม่แน่ใจ'],
  ['tr', 'olur', 'yok', 'emin değilim henüz'],
  ['uk', 'ага', 'нема', 'не знаю точно'],
  ['vi', 'dạ có', 'chưa', 'không biết chắc'],
  ['zh', '是的', '沒有', '還不知道'],
  ['zh-Hant', '對啊', '沒有', '還沒決定'],
  ['zh-Hant', '係呀', '唔使', '唔知'],
])('%s takes “%s” for a yes, “%s” for a no, and “%s” for neither', (locale, ...said) => {
  const commands = commandsOf(Object.fromEntries(locales)[locale]!)
  const question = { slot: 'visa', kind: 'yes_no', required: true } as const
  const answers = said.map(text => readPlainly(question, text, { commands }))
  expect(answers).toEqual([true, false, undefined])
})

test.each([
  ['de', 'ist mir egal'],
  ['en', 'whenever', 'any day', 'I don’t mind'],
  ['es', 'cualquier día'],
  ['fr', 'n’importe quand'],
  ['pt', 'qualquer data'],
  ['zh', '還不知道', '跳過', '隨便'],
])('%s heeds who has no day in mind: %s', (locale, ...said) => {
  const { skip } = commandsOf(Object.fromEntries(locales)[locale]!)
  expect(skip).toEqual(expect.arrayContaining(said.map(asCommand)))
})

test.each(locales)(
  '%s has the quotation marks and dots of print, and single spaces',
  (_, texts) => {
    for (const [name, text] of Object.entries(texts))
      expect(text, name).not.toMatch(/["']|\.\.|\s\s/)
  },
)

test('in French no sign begins a line: its space does not break', () => {
  for (const [name, text] of Object.entries(Object.fromEntries(locales)['fr']!)) {
    expect(text, name).not.toMatch(/(?<!\u202f)[;!?]/)
    expect(text, name).not.toMatch(/(?<!\u00a0)[:»]|«(?!\u00a0)/)
  }
})

test.each(['ar', 'pl', 'ru', 'uk'])('%s tells a limit of 191 as rightly as one of 36', locale => {
  // Behind the noun a number does not decide its form.
  expect(Object.fromEntries(locales)[locale]!.too_long).toMatch(/: \{limit\}\.$/)
})

test.each(['ar', 'he'])('%s keeps an example of digits in their order', locale => {
  // First-strong isolate: without it the groups of a phone number stand in the wrong order.
  const { example } = Object.fromEntries(locales)[locale]!
  expect(example).toContain('\u2068{example}\u2069')
})

test.each(['ja', 'zh', 'zh-Hant'])('%s has the punctuation of its own script', locale => {
  for (const [name, text] of Object.entries(Object.fromEntries(locales)[locale]!)) {
    // A curly mark lets no line end before it, and would tear the example in two.
    expect(text, name).not.toMatch(/[\u3040-\u9fff}][,!?:]|[“”]/)
  }
})

test('in Traditional Chinese no text but what guests may type has a Simplified character', () => {
  const simplified = /[这们来吗个请没时发说话电邮确认联系网换删储线设备载隐称]/
  for (const [name, text] of Object.entries(Object.fromEntries(locales)['zh-Hant']!))
    if (!name.endsWith('_words')) expect(text, name).not.toMatch(simplified)
})

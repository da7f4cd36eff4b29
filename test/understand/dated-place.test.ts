import { expect, test } from 'vitest'
import { readingsOf } from './guest.ts'

/** What a guest's first reply names, sure or offered. */
async function placeIn(locale: string, text: string): Promise<string | undefined> {
  const { destination } = await readingsOf(locale, text)
  if (destination?.is === 'value') return destination.value
  return destination?.is === 'candidates' ? destination.candidates.join(' or ') : undefined
}

test.each([
  ['en', 'Over Christmas'],
  ['en', 'any time in June'],
  ['en', 'Maybe June'],
  ['en', 'starting 3 March'],
  ['en', 'family holiday in June'],
  ['de', 'Über Weihnachten'],
  ['de', 'irgendwann im Mai'],
  ['de', 'in den Sommerferien'],
  ['de', 'voraussichtlich im Mai'],
  ['fr', 'Aux alentours du 15 mai'],
  ['fr', 'pendant les vacances'],
  ['es', 'en cualquier momento de mayo'],
  ['es', 'En torno al 15 de mayo'],
  ['it', 'durante Natale'],
  ['it', 'Intorno al 15 maggio'],
  ['nl', 'ergens in mei'],
  ['nl', 'in de meivakantie'],
  ['pt', 'Saída em 3 de março'],
  ['sv', 'någon gång i maj'],
  ['da', 'i påskeferien'],
  ['nb', 'Bryllupsreise i mai'],
  ['pl', 'najlepiej w maju'],
  ['tr', 'Belki mayısta'],
  ['ru', 'Примерно 15 мая'],
  ['uk', 'Можливо в травні'],
  ['id', 'kapan saja di bulan Mei'],
  ['hu', 'Valamikor májusban'],
  ['hr', 'negdje u svibnju'],
  ['ca', 'en qualsevol moment de maig'],
  ['fa', 'شاید در مه'],
  ['he', 'אולי במאי'],
  ['hi', 'शायद मई में'],
  ['ko', '가능하면 5월'],
  ['en', 'in the week of March 8'],
  ['en', 'at 9 in the morning'],
])('%s: "%s" says when and not where', async (locale, text) => {
  expect(await placeIn(locale, text)).toBeUndefined()
})

test.each([
  ['en', 'costa rica over christmas', 'costa rica'],
  ['en', 'Bali sometime in June', 'Bali'],
  ['en', 'Somerset any time in June', 'Somerset'],
  ['en', 'Isle of Man starting 3 March', 'Isle of Man'],
  ['de', 'Sri Lanka und Malediven über Weihnachten', 'Sri Lanka und Malediven'],
  ['de', 'bali irgendwann im mai', 'bali'],
  ['fr', 'île maurice aux alentours du 15 mai', 'île maurice'],
  ['es', 'costa rica en cualquier momento de mayo', 'costa rica'],
  ['es', 'Buenos Aires durante Navidad', 'Buenos Aires'],
  ['es', 'Salvador saliendo el 3 de marzo', 'Salvador'],
  ['it', 'Costa Rica durante Natale', 'Costa Rica'],
  ['nl', 'Rio de Janeiro ergens in mei', 'Rio de Janeiro'],
  ['nl', 'graag in de Ardennen', 'Ardennen'],
  ['pt', 'Boa Vista saindo dia 3 de março', 'Boa Vista'],
  ['sv', 'sri lanka över jul', 'sri lanka'],
  ['da', 'Bali når som helst i maj', 'Bali'],
  ['nb', 'Costa Rica i påskeferien', 'Costa Rica'],
  ['ru', 'Шри-Ланка примерно 15 мая', 'Шри-Ланка'],
  ['ru', 'Шри-Ланка на Рождество', 'Шри-Ланка'],
  ['de', 'Bali während Weihnachten', 'Bali'],
  ['en', 'Bali before May', 'Bali'],
  ['tr', "Kenya'da 5 gece", 'Kenya'],
])('%s: "%s" keeps the place whole', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test.each([
  ['en', 'Japan, not sure when', 'Japan'],
  ['de', 'Japan, weiß noch nicht wann', 'Japan'],
  ['fr', 'Japon, on ne sait pas quand', 'Japon'],
  ['es', 'Grecia, no sé cuándo', 'Grecia'],
  ['ja', '沖縄、日程は未定', '沖縄'],
  ['ar', 'أريد السفر إلى اليابان ولا أعرف متى', 'اليابان'],
  ['en', 'not sure, maybe Japan', undefined],
])('%s: "%s": what is not known spoils no place before it', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

test.each([
  ['en', 'solo traveller'],
  ['en', 'my wife and I'],
  ['fr', 'Coucou'],
  ['de', 'Moin'],
  ['de', 'Familie mit 2 Kindern'],
  ['de', 'Meine Frau und ich'],
  ['en', 'a trip for our anniversary'],
  ['en', 'Half board, sea view, 2 adults, 10 nights'],
  ['en', 'Need a break in February'],
  ['es', 'Escapada romántica para dos en febrero'],
  ['de', 'Last Minute nächste Woche, 2 Erwachsene'],
  ['de', 'für unsere Flitterwochen im Mai'],
  ['fr', 'pour notre voyage de noces en mai'],
  ['fr', 'pour mes 50 ans en mai'],
  ['es', 'para nuestra luna de miel en mayo'],
  ['pt', 'para a nossa lua de mel em maio'],
  ['nl', 'voor onze huwelijksreis in mei'],
  ['en', 'with my wife Maria in May'],
  ['fr', 'avec ma femme Julie en mai'],
  ['it', 'io e la mia ragazza Giulia a maggio'],
  ['en', 'my parents and I in May'],
  ['en', 'we need to be there on 12 May'],
  ['en', '12 May but flexible'],
  ['en', 'I will be there on 12 May'],
  ['en', 'leaving Friday, back on Thursday'],
  ['de', 'suchen Urlaub im Mai für 2 Personen'],
  ['fr', 'devis pour 2 adultes du 12 au 19 mai'],
  ['es', 'busco viaje para 2 en mayo'],
  ['it', 'vorremmo partire a giugno'],
  ['nl', 'prijs voor 2 volwassenen 12-19 mei'],
  ['pt', 'queremos viajar em junho'],
  ['sv', 'söker resa för 2 i maj'],
  ['pl', 'cena dla 2 osób 12-19 maja'],
  ['de', 'check-in 12.5., check-out 19.5.'],
  ['tr', 'check-in 12 Mayıs'],
])('%s: "%s" names nobody\'s place', async (locale, text) => {
  expect(await placeIn(locale, text)).toBeUndefined()
})

test.each([
  ['en', 'Kenya safari', 'Kenya'],
  ['en', 'Kenya for our honeymoon', 'Kenya'],
  ['en', 'costa rica for 10 days', 'costa rica'],
  ['fr', 'Safari Kenya', 'Kenya'],
  ['nl', 'Turkije all inclusive', 'Turkije'],
  ['en', 'Rome with my mother-in-law', 'Rome'],
])('%s: "%s" has a place and what is none', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
})

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

test.each([
  ['zh', '我想去日本', '日本'],
  ['zh', '四月去日本', '日本'],
  ['pt-PT', 'quarto duplo', undefined],
])('%s: “%s” names no day by a part of its words', async (locale, text, place) => {
  expect(await placeIn(locale, text)).toBe(place)
  expect((await readingsOf(locale, text)).start_date?.is).not.toBe('value')
})

test.each([
  ['de', 'Österreich'],
  ['fr', 'Marseille'],
  ['it', 'Lago Maggiore'],
  ['sv', 'Marstrand'],
  ['tr', 'Martinik'],
  ['ar', 'مارسيليا'],
  ['pl', 'Zimbabwe'],
  ['ru', 'Мартиника'],
  ['ru', 'Хорватия'],
  ['uk', 'Червоне море'],
  ['uk', 'В’єтнам'],
  ['pt', 'Rio de Janeiro'],
  ['es', 'Santo Domingo'],
  ['zh', '不丹'],
  ['vi', 'Mông Cổ'],
])(
  '%s: asked where to, “%s” is a place, whatever its first letters mean',
  async (locale, place) => {
    const { destination, ...others } = await readingsOf(locale, place, 'destination')
    expect(destination).toMatchObject({ is: 'value', value: place })
    expect(others).toEqual({})
  },
)

test('what is made of a correction is no place', async () => {
  const readings = await readingsOf('en', 'actually make it 3 adults', 'destination')
  expect(readings).toMatchObject({ no_of_adults: { value: 3 } })
  expect(readings).not.toHaveProperty('destination')
})

test.each([
  ['12월에 다낭', '다낭'],
  ['크리스마스에 가고 싶어요', undefined],
])('asked where to, “%s” has no particle of a date in the place', async (text, place) => {
  const { destination } = await readingsOf('ko', text, 'destination')
  expect(destination).toEqual(place && expect.objectContaining({ is: 'value', value: place }))
})

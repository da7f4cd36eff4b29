import { describe, expect, test } from 'vitest'
import { readDestination } from '../../widget/understand/destination.ts'
import { allOf, placeIn, read, readingsOf } from './guest.ts'

test.each([
  ['en', 'to March'],
  ['en', 'I want to leave on Friday'],
  ['en', 'We like Delta Airlines'],
  ['en', 'I need to speak to Anna'],
  ['en', 'I need some help with a trip'],
  ['en', 'I would love to see the northern lights'],
  ['en', 'hello! 👋'],
  ['en', 'around Labor Day'],
  ['en', 'Good Morning'],
  ['en', 'honeymoon'],
  ['de', 'Guten Tag, ich habe eine Frage'],
  ['ar', 'ابغى اسافر في عيد الفطر'],
  ['ja', 'こんにちは'],
  ['zh', '你好'],
  ['zh', '你去看电影吗'],
])('%s: "%s" names no place', async (locale, text) => {
  expect(await read(readDestination, text, { locale })).toEqual({})
})

test.each([
  ['de', 'wir wollen im juni weg 2 erwachsene'],
  ['fr', 'on voudrait partir en juin, 2 adultes'],
  ['fr', 'on veut partir en juin'],
  ['da', 'vi vil gerne afsted i juni, 2 voksne'],
  ['da', 'søger ferie i juni'],
  ['en-US', 'leaving from Chicago around Thanksgiving'],
  ['en', '2 adults, Half Board, 10 nights'],
  ['fr', 'Demi-pension du 3 au 10 mai'],
  ['es', 'Media Pensión, 2 adultos, 3 de mayo'],
  ['en', 'My name is Ann Lee, phone +44 7700 900123'],
  ['fr', 'Bonjour, nous aimerions partir en juillet'],
  ['de', 'Wir würden gerne im Juni verreisen'],
  ['es', 'Nos gustaria viajar en agosto'],
  ['it', 'Salve, avete offerte per luglio'],
  ['sv', 'Hej, vi vill åka iväg i juli'],
  ['nl', 'Hallo, hebben jullie iets in mei'],
  ['nl', 'Beste, 2 personen in juni'],
  ['de', 'Guten Abend, 2 Personen im Juni'],
  ['es', 'Estimados, somos 2 en junio'],
  ['da', 'Hejsa, 2 personer i juni'],
  ['tr', 'Selam, haziranda 2 kişi'],
])('%s: what guests wish or do, “%s”, is no place to ask about', async (locale, text) => {
  expect(await readingsOf(locale, text)).not.toHaveProperty('destination')
})

test.each(['need a table', 'mrs jane smith', 'plz send package for 2', 'hiya', 'okay, 5 June'])(
  '"%s" names no place, not even to ask about',
  async text => {
    expect(await readingsOf('en', text)).not.toHaveProperty('destination')
  },
)

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
  ['ru', '18 дек. 2026 г.'],
  ['de', 'maximal 10 Tage'],
  ['uk', '18–21 серп. 2027 р.'],
  ['ko', '10월 2일에 돌아갈게요'],
  ['ko', '크리스마스에 가고 싶어요'],
  ['ko', '없어요'],
])('%s: “%s” names no place', async (locale, text) => {
  expect(await allOf(locale, text)).not.toHaveProperty('destination')
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
  ['da', 'ankomst lør 5. juni afrejse ons 16. juni'],
  ['fr', 'arrivée samedi 5 juin, départ mercredi 16 juin'],
  ['ar', 'ذهاب 27 ديسمبر وعودة 2 يناير'],
  ['zh', '12月27日出发，1月2日回来'],
  ['ko', '12월 27일 출발 1월 2일 귀국'],
  ['tr', 'check-in 12 Mayıs'],
])('%s: "%s" names nobody\'s place', async (locale, text) => {
  expect(await placeIn(locale, text)).toBeUndefined()
})

test.each([
  ['en', 'Hi, my name is Asha'],
  ['en', 'my number is 07700 900123'],
  ['en', 'My email is asha@palm.example'],
  ['fr', 'je suis Marie Dupont, 06 12 34 56 78'],
  ['it', 'Buongiorno, sono Giulia Rossi, 333 1234567'],
  ['ar', 'أنا أحمد العتيبي، 0501234567'],
])('what guests say of themselves is offered as no place (%s: %s)', async (locale, text) =>
  expect(await allOf(locale, text)).not.toHaveProperty('destination'),
)

test.each([
  ['hi', 'गोवा कब जाना चाहिए'],
  ['hi', 'कहाँ जाना चाहिए'],
  ['ja', '17時以降に08012345678にお電話ください'],
])('%s: “%s” names no place before its verb', async (locale, text) => {
  expect(await readingsOf(locale, text)).not.toHaveProperty('destination')
})

test('the day in front of a Hindi verb of going is no place', async () => {
  expect(await readingsOf('hi', '20 को जाना 27 को वापस')).not.toMatchObject({
    destination: { is: 'value' },
  })
})

test('a Russian child is no place, for the end of its name', async () => {
  expect(await readingsOf('ru', 'я и ребёнок')).not.toHaveProperty('destination')
})

test('who goes together, or flies, goes to no place of that name', async () => {
  expect(await allOf('th', 'ไปกัน 3 คน')).not.toMatchObject({ destination: 'กัน' })
  expect(await allOf('th', 'เที่ยวบินเช้า')).not.toMatchObject({ destination: 'บินเช้า' })
})

test('where all is in capitals, they make no place of a word', async () => {
  const { destination } = await readingsOf('en', 'I WOULD LIKE A PLACE TO EAT WITH THE KIDS')
  expect(destination).toBeUndefined()
})

test.each(['early June if possible', 'asap', '5 June-ish'])(
  'asked for a day, no word beside it is asked about as a place: %s',
  async text =>
    expect(await readingsOf('en', text, 'start_date')).not.toHaveProperty('destination'),
)

test('of two dates that stand apart each has a label, which is no place', async () => {
  const taken = ['12 Dec', '19 Dec']
  const told = await read(readDestination, 'Arrival 12 Dec, departure 19 Dec', { taken })
  expect(told['destination']).not.toBe('Arrival')
})

test.each([
  ['sv', 'avresa 14/8 kl 6:30 från arlanda till palma, hem 21/8 SK1234'],
  ['da', 'ud 14/8 kl 6:30 fra billund, hjem 21/8 SK1234'],
  ['nb', 'ut 14.8 kl 6.30 fra gardermoen, hjem 21.8 SK1234'],
])('%s: of “%s” no place is sure', async (locale, text) => {
  expect(await readingsOf(locale, text)).not.toMatchObject({ destination: { is: 'value' } })
})

test('what is made of a correction is no place', async () => {
  const readings = await readingsOf('en', 'actually make it 3 adults', 'destination')
  expect(readings).toMatchObject({ no_of_adults: { value: 3 } })
  expect(readings).not.toHaveProperty('destination')
})

describe('asked where to, who has not decided names no place', () => {
  test.each([
    ['tr', 'henüz karar vermedik'],
    ['ru', 'без разницы'],
    ['id', 'bebas'],
    ['th', 'ที่ไหนก็ได้'],
    ['ja', 'どこでもいい'],
    ['ko', '추천해주세요'],
    ['zh', '都可以'],
    ['zh', '还没想好'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text, 'destination')).not.toHaveProperty('destination')
  })
})

test.each([
  ['zh', '我叫王芳'],
  ['da', 'jeg hedder Anna'],
  ['nb', 'jeg heter Anna'],
])('%s: asked where to, "%s" names no place', async (locale, text) => {
  expect(await readingsOf(locale, text, 'destination')).not.toHaveProperty('destination')
})

describe('what guests ask instead of answering is neither a place nor a name, with or without a mark', () => {
  test.each([
    ['ar', 'كم السعر'],
    ['ar', 'أين الفندق؟'],
    ['de', 'habt ihr WLAN'],
    ['en', 'do you have wifi'],
    ['es', 'cuánto cuesta'],
    ['fr', "c'est combien"],
    ['hi', 'कितने पैसे लगेंगे'],
    ['id', 'berapa harganya'],
    ['it', 'quanto costa'],
    ['ja', '料金はいくらですか'],
    ['ja', '予約はどうやってするのですか'],
    ['ko', '얼마예요'],
    ['pl', 'ile to kosztuje'],
    ['pt', 'quanto custa'],
    ['ru', 'сколько стоит'],
    ['tr', 'ne kadar'],
    ['zh', '日本要多少钱'],
    ['zh', '需要护照吗？'],
  ])('%s: %s', async (locale, text) => {
    expect(await allOf(locale, text, 'destination')).toEqual({})
    expect(await allOf(locale, text, 'name')).toEqual({})
  })

  test('a place of which more is asked is one', async () => {
    expect(await allOf('en', 'In Goa, how much?', 'destination')).toEqual({ destination: 'Goa' })
    expect(await allOf('ar', 'دبي؟', 'destination')).toEqual({ destination: 'دبي' })
    expect(await allOf('ja', '沖縄', 'destination')).toEqual({ destination: '沖縄' })
  })
})

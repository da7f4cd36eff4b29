import { describe, expect, test } from 'vitest'
import { readingsOf } from './guest.ts'

/** Of each language: days, lengths, parties, places, and what says nothing of any of these. */
const said: Record<string, string[][]> = {
  en: [
    ['12 December', 'from 12 to 19 May', 'next Friday', 'mid March', 'in July'],
    ['for 3 weeks', '10 nights'],
    ['2 adults, 1 child (5)', 'my wife and I', '4 people'],
    ['to Bali', 'to Costa Rica'],
    ['my number is +44 7700 900123', 'a room with 2 beds', '5 star hotel', 'flight BA123'],
  ],
  de: [
    ['12. Dezember', 'vom 12. bis 19. Mai', 'nächsten Freitag', 'Mitte März', 'im Juli'],
    ['für 3 Wochen', '10 Nächte'],
    ['2 Erwachsene, 1 Kind (5)', 'meine Frau und ich', '4 Personen'],
    ['nach Bali', 'nach Costa Rica'],
    ['meine Nummer ist +49 151 23456789', '2 Zimmer', '5 Sterne Hotel', 'ich heiße Jan Braun'],
  ],
  fr: [
    ['le 12 décembre', 'du 12 au 19 mai', 'vendredi prochain', 'en juillet'],
    ['pendant 3 semaines', '10 nuits'],
    ['2 adultes et 2 enfants', 'ma femme et moi', '4 personnes'],
    ['à Bali'],
    ['mon numéro est le +33 6 12 34 56 78', 'vue mer', 'demi-pension', 'hôtel 5 étoiles'],
  ],
  es: [
    ['el 12 de diciembre', 'del 12 al 19 de mayo', 'el próximo viernes', 'en julio'],
    ['una semana', 'por 3 semanas'],
    ['2 adultos y 2 niños', 'mi esposa y yo', '4 personas'],
    ['a Bali'],
    ['mi número es +34 612 345 678', 'vista al mar', 'y media pensión', '2 cuartos'],
  ],
  it: [
    ['il 12 dicembre', 'dal 12 al 19 maggio', 'venerdì prossimo', 'metà marzo'],
    ['una settimana', 'per 3 settimane'],
    ['2 adulti e 2 bambini', 'io e mia moglie', '4 persone'],
    ['a Bali'],
    ['il mio numero è +39 347 1234567', 'e mezza pensione', 'hotel 5 stelle', 'con colazione'],
  ],
  pt: [
    ['12 de dezembro', 'de 12 a 19 de maio', 'em julho'],
    ['uma semana', 'por 3 semanas'],
    ['2 adultos e 2 crianças', 'eu e minha esposa', '4 pessoas'],
    ['para Bali'],
    ['meu número é +55 11 91234-5678', 'vista mar', 'e meia pensão', '2 quartos'],
  ],
  ru: [
    ['12 декабря', 'с 12 по 19 мая', 'в июле'],
    ['10 ночей', 'на 3 недели'],
    ['2 взрослых и 2 детей', 'я и жена', '4 человека'],
    ['на Бали'],
    ['мой номер +7 912 345-67-89', 'с завтраком', 'отель 5 звезд', 'меня зовут Иван Петров'],
  ],
  tr: [
    ['12 Aralık', '12-19 Mayıs', 'temmuzda'],
    ['10 gece', '3 hafta'],
    ['2 yetişkin 2 çocuk', 'eşim ve ben', '4 kişi'],
    ["Yunanistan'a"],
    ['numaram +90 532 123 45 67', '2 çift kişilik oda', '5 yıldızlı otel'],
  ],
  id: [
    ['12 Desember', '12 sampai 19 Mei', 'bulan Juli'],
    ['10 malam', 'selama 3 minggu'],
    ['2 dewasa dan 2 anak', '4 orang'],
    ['ke Bali'],
    ['nomor saya +62 812 3456 7890', 'hotel bintang 5', 'dengan sarapan'],
  ],
  vi: [
    ['ngày 12 tháng 12', 'từ 12 đến 19 tháng 5', 'tháng 7'],
    ['10 đêm', '3 tuần'],
    ['2 người lớn', 'vợ chồng tôi', '4 người'],
    ['đi Bali'],
    ['số điện thoại của tôi là 0912 345 678', 'khách sạn 5 sao', '2 phòng'],
  ],
  zh: [
    ['12月12日', '5月12日到19日', '7月', '三月中旬'],
    ['10晚', '3周'],
    ['2个大人', '2大2小', '4个人'],
    ['去巴厘岛'],
    ['电话13812345678', '2间房', '五星级酒店', '预算3万元'],
  ],
  ko: [
    ['12월 12일', '5월 12일부터 19일까지', '7월에'],
    ['10박', '3주'],
    ['성인 2명 아이 2명', '4명'],
    ['발리로'],
    ['전화번호는 010-1234-5678', '방 2개', '5성급 호텔'],
  ],
}

/** What is asserted of a reply, as `name value`. */
async function sureOf(locale: string, text: string): Promise<string[]> {
  const readings = Object.entries(await readingsOf(locale, text))
  return readings.flatMap(([name, reading]) =>
    reading.is === 'value' ? [`${name} ${String(reading.value)}`] : [],
  )
}

/** Every two pieces of different kinds, in both orders. */
const pairsOf = (kinds: string[][]) =>
  kinds.flatMap((firsts, i) =>
    firsts.flatMap(first =>
      kinds.flatMap((seconds, k) => (i === k ? [] : seconds.map(second => [first, second]))),
    ),
  )

describe('what is said together is read as nothing else than what is said apart', () => {
  test.each(Object.entries(said))('%s', async (locale, kinds) => {
    const pieces = kinds.flat().map(async piece => [piece, await sureOf(locale, piece)] as const)
    const apart = new Map(await Promise.all(pieces))
    const wrong: string[] = []
    for (const pair of pairsOf(kinds))
      for (const sign of [' ', ', ', '. ']) {
        const known = pair.flatMap(piece => apart.get(piece) ?? [])
        const others = (await sureOf(locale, pair.join(sign))).filter(one => !known.includes(one))
        if (others.length) wrong.push(`${pair.join(sign)}: ${others.join(', ')}`)
      }
    expect(wrong).toEqual([])
  })
})

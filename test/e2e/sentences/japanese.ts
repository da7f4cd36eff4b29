import { flexible, type Guest } from './guest.ts'

export const japanese: Guest = {
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  sentences: [
    {
      say: '大人2名で12月12日から19日までバリ島に行きたいです',
      fields: {
        destination: 'バリ島',
        start_date: '2027-12-12',
        no_of_days: 8,
        no_of_adults: 2,
      },
    },
    {
      say: '新婚旅行でモルディブに6月5日から10泊',
      fields: { destination: 'モルディブ', start_date: '2027-06-05', no_of_days: 10 },
    },
    {
      say: '大人2人と子供2人でリスボン、来週の金曜日',
      fields: {
        destination: 'リスボン',
        start_date: '2027-03-19',
        no_of_adults: 2,
        no_of_children: 2,
        phone_number: '090-1234-5678',
        email: 'Taro@example.jp',
      },
      replies: {
        destination: 'リスボン',
        phone_number: '０９０－１２３４－５６７８',
        email: 'Ｔａｒｏ＠ｅｘａｍｐｌｅ。ｊｐ',
      },
    },
    {
      say: '3週間後にハワイに行きたい',
      fields: { destination: 'ハワイ', start_date: '2027-03-31', name: '山田太郎' },
      replies: { name: '山田太郎' },
    },
    {
      say: '一人で9月中旬にアイスランドへ',
      fields: { destination: 'アイスランド', no_of_adults: 1, comments: '“9月中旬”' },
      replies: { start_date: flexible },
    },
    {
      say: '大人3名、ケープタウンに、2027年5月4日',
      fields: { destination: 'ケープタウン', start_date: '2027-05-04', no_of_adults: 3 },
      replies: { destination: 'ケープタウン' },
    },
    {
      say: '妻と二人で5月にローマに1週間',
      fields: {
        destination: 'ローマ',
        start_date: '2027-05-15',
        no_of_days: 7,
        no_of_adults: 2,
      },
      replies: { start_date: '5月15日' },
    },
    {
      say: 'ゴアに行きたい、大人2名、子供1名、12月24日',
      fields: {
        destination: 'ゴア',
        start_date: '2027-12-24',
        no_of_adults: 2,
        no_of_children: 1,
      },
      replies: { destination: 'ゴア' },
    },
    {
      say: 'どこか暖かいところ',
      fields: { destination: 'キプロス', start_date: '2027-03-12' },
      replies: { destination: 'キプロス', start_date: '明後日' },
      custom: { start_date_words: '明後日' },
    },
    {
      say: '8月1日からケニアに行きたいです。電話は090-1234-5678です',
      fields: {
        destination: 'ケニア',
        start_date: '2027-08-01',
        phone_number: '090-1234-5678',
      },
    },
  ],
}

import { flexible, type Guest } from './guest.ts'

export const german: Guest = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  sentences: [
    {
      say: 'Wir sind zwei Erwachsene und möchten vom 12. bis 19. Dezember nach Bali',
      fields: {
        destination: 'Bali',
        start_date: '2027-12-12',
        no_of_days: 8,
        no_of_adults: 2,
      },
    },
    {
      say: 'Flitterwochen auf den Malediven, 10 Nächte ab dem 5. Juni',
      fields: { destination: 'Malediven', start_date: '2027-06-05', no_of_days: 10 },
    },
    {
      say: 'Familie mit 2 Erwachsenen und 2 Kindern, Lissabon, nächsten Freitag',
      fields: {
        destination: 'Lissabon',
        start_date: '2027-03-19',
        no_of_adults: 2,
        no_of_children: 2,
      },
      replies: { start_date: { is: 'day', day: '2027-03-19' } },
    },
    {
      say: 'Hallo, ich heiße Jana Becker und möchte in 3 Wochen nach Japan',
      fields: { destination: 'Japan', start_date: '2027-03-31', name: 'Jana Becker' },
    },
    {
      say: 'Ich reise allein nach Island, Mitte September',
      fields: {
        destination: 'Island',
        no_of_adults: 1,
        no_of_children: 0,
        comments: '“Mitte September”',
      },
      replies: { start_date: flexible },
    },
    {
      say: '3 Erwachsene nach Kapstadt am 04.05.2027',
      fields: { destination: 'Kapstadt', start_date: '2027-05-04', no_of_adults: 3 },
    },
    {
      say: 'Meine Frau und ich möchten im Mai eine Woche nach Rom',
      fields: {
        destination: 'Rom',
        start_date: '2027-05-15',
        no_of_days: 7,
        no_of_adults: 2,
      },
      replies: { start_date: '15. Mai' },
    },
    {
      say: 'Goa, 2 Erwachsene und 1 Kind, am 24. Dezember',
      fields: {
        destination: 'Goa',
        start_date: '2027-12-24',
        no_of_adults: 2,
        no_of_children: 1,
      },
    },
    {
      say: 'Irgendwo, wo es warm ist',
      fields: { destination: 'Zypern', start_date: '2027-03-12' },
      replies: { destination: 'Zypern', start_date: 'übermorgen' },
      custom: { start_date_words: 'übermorgen' },
    },
    {
      say: 'Wir möchten am 1. August nach Kenia, meine Nummer ist +49 151 23456789',
      fields: {
        destination: 'Kenia',
        start_date: '2027-08-01',
        phone_number: '+49 151 23456789',
      },
    },
  ],
}

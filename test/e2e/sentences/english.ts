import { flexible, type Guest } from './guest.ts'

export const english: Guest = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  sentences: [
    {
      say: 'Two adults, going to Bali from 12 to 19 December',
      fields: {
        destination: 'Bali',
        start_date: '2027-12-12',
        no_of_days: 8,
        no_of_adults: 2,
      },
    },
    {
      say: 'Honeymoon in the Maldives, 10 nights from 5 June',
      fields: { destination: 'Maldives', start_date: '2027-06-05', no_of_days: 10 },
    },
    {
      say: 'Family of 4 with 2 kids, Lisbon, next Friday for a week',
      fields: {
        destination: 'Lisbon',
        start_date: '2027-03-19',
        no_of_days: 7,
        no_of_adults: 2,
        no_of_children: 2,
      },
      replies: { start_date: { is: 'day', day: '2027-03-19' } },
      custom: { start_date_words: 'next Friday' },
    },
    {
      say: 'Hello, my name is Sarah Jones. I want to go to Japan in 3 weeks',
      fields: { destination: 'Japan', start_date: '2027-03-31', name: 'Sarah Jones' },
    },
    {
      say: 'Just me, Iceland, mid September',
      fields: {
        destination: 'Iceland',
        no_of_adults: 1,
        no_of_children: 0,
        comments: '“mid September”',
      },
      replies: { start_date: flexible },
      custom: { start_date_words: 'mid September' },
    },
    {
      say: '3 adults to Cape Town on 04/05/2027',
      fields: { destination: 'Cape Town', start_date: '2027-05-04', no_of_adults: 3 },
    },
    {
      say: 'My wife and I are thinking of a week in Rome in May',
      fields: {
        destination: 'Rome',
        start_date: '2027-05-15',
        no_of_days: 7,
        no_of_adults: 2,
      },
      replies: { start_date: '15 May' },
    },
    {
      say: 'Going to Goa on Christmas Eve, 2 adults and 1 child',
      fields: {
        destination: 'Goa',
        start_date: '2027-12-24',
        no_of_adults: 2,
        no_of_children: 1,
      },
      replies: { start_date: { is: 'day', day: '2027-12-24' } },
    },
    {
      say: 'Somewhere warm please',
      fields: { destination: 'Cyprus', start_date: '2027-03-12' },
      replies: { destination: 'Cyprus', start_date: 'the day after tomorrow' },
      custom: { start_date_words: 'the day after tomorrow' },
    },
    {
      say: 'Can you call me on +44 7700 900123? We want to fly to Kenya on 1 August',
      fields: {
        destination: 'Kenya',
        start_date: '2027-08-01',
        phone_number: '+44 7700 900123',
      },
    },
  ],
}

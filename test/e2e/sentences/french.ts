import { flexible, type Guest } from './guest.ts'

export const french: Guest = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  sentences: [
    {
      say: 'Nous sommes deux adultes et nous voulons aller à Bali du 12 au 19 décembre',
      fields: {
        destination: 'Bali',
        start_date: '2027-12-12',
        no_of_days: 8,
        no_of_adults: 2,
      },
    },
    {
      say: 'Lune de miel aux Maldives, 10 nuits à partir du 5 juin',
      fields: { destination: 'Maldives', start_date: '2027-06-05', no_of_days: 10 },
    },
    {
      say: 'Une famille de 4 avec 2 enfants, Lisbonne, vendredi prochain',
      fields: {
        destination: 'Lisbonne',
        start_date: '2027-03-19',
        no_of_adults: 2,
        no_of_children: 2,
      },
      replies: { start_date: { is: 'day', day: '2027-03-19' } },
    },
    {
      say: 'Bonjour, je m’appelle Claire Dubois et je veux aller au Japon dans 3 semaines',
      fields: { destination: 'Japon', start_date: '2027-03-31', name: 'Claire Dubois' },
    },
    {
      say: 'Je voyage seul en Islande à la mi-septembre',
      fields: {
        destination: 'Islande',
        start_date: '2027-09-14',
        no_of_adults: 1,
        no_of_children: 0,
      },
      replies: { start_date: '14 septembre' },
    },
    {
      say: '3 adultes pour Le Cap le 04/05/2027',
      fields: { destination: 'Le Cap', start_date: '2027-05-04', no_of_adults: 3 },
    },
    {
      say: 'Ma femme et moi voulons passer une semaine à Rome en mai',
      fields: { destination: 'Rome', no_of_days: 7, no_of_adults: 2, comments: '“mai”' },
      replies: { start_date: flexible },
    },
    {
      say: 'Goa, 2 adultes et 1 enfant, le 24 décembre',
      fields: {
        destination: 'Goa',
        start_date: '2027-12-24',
        no_of_adults: 2,
        no_of_children: 1,
      },
    },
    {
      say: 'Un endroit chaud, s’il vous plaît',
      fields: { destination: 'Chypre', start_date: '2027-03-12' },
      replies: { destination: 'Chypre', start_date: 'après-demain' },
      custom: { start_date_words: 'après-demain' },
    },
    {
      say: 'Nous voulons aller au Kenya le 1er août, mon numéro est le +33 6 12 34 56 78',
      fields: {
        destination: 'Kenya',
        start_date: '2027-08-01',
        phone_number: '+33 6 12 34 56 78',
      },
    },
  ],
}

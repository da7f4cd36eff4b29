import { flexible, type Guest } from './guest.ts'

export const spanish: Guest = {
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  sentences: [
    {
      say: 'Somos dos adultos y queremos ir a Bali del 12 al 19 de diciembre',
      fields: {
        destination: 'Bali',
        start_date: '2027-12-12',
        no_of_days: 8,
        no_of_adults: 2,
      },
    },
    {
      say: 'Luna de miel en Maldivas, 10 noches desde el 5 de junio',
      fields: { destination: 'Maldivas', start_date: '2027-06-05', no_of_days: 10 },
    },
    {
      say: 'Una familia de 4 con 2 niños, Lisboa, el próximo viernes',
      fields: {
        destination: 'Lisboa',
        start_date: '2027-03-19',
        no_of_adults: 2,
        no_of_children: 2,
      },
      replies: { start_date: { is: 'day', day: '2027-03-19' } },
    },
    {
      say: 'Hola, me llamo Ana María López y quiero viajar a Japón dentro de 3 semanas',
      fields: { destination: 'Japón', start_date: '2027-03-31', name: 'Ana María López' },
    },
    {
      say: 'Viajo solo a Islandia a mediados de septiembre',
      fields: {
        destination: 'Islandia',
        no_of_adults: 1,
        no_of_children: 0,
        comments: '“a mediados de septiembre”',
      },
      replies: { start_date: flexible },
    },
    {
      say: '3 adultos a Ciudad del Cabo el 04/05/2027',
      fields: { destination: 'Ciudad del Cabo', start_date: '2027-05-04', no_of_adults: 3 },
    },
    {
      say: 'Mi mujer y yo queremos ir a Roma 7 días en mayo',
      fields: {
        destination: 'Roma',
        start_date: '2027-05-15',
        no_of_days: 7,
        no_of_adults: 2,
      },
      replies: { start_date: '15 de mayo' },
    },
    {
      say: 'Goa, 2 adultos y 1 niño, el 24 de diciembre',
      fields: {
        destination: 'Goa',
        start_date: '2027-12-24',
        no_of_adults: 2,
        no_of_children: 1,
      },
    },
    {
      say: 'Un sitio cálido, por favor',
      fields: { destination: 'Chipre', start_date: '2027-03-12' },
      replies: { destination: 'Chipre', start_date: 'pasado mañana' },
      custom: { start_date_words: 'pasado mañana' },
    },
    {
      say: 'Queremos volar a Kenia el 1 de agosto, mi teléfono es +34 612 345 678',
      fields: {
        destination: 'Kenia',
        start_date: '2027-08-01',
        phone_number: '+34 612 345 678',
      },
    },
  ],
}

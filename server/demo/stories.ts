export interface Journey {
  picture: string
  place: string
  title: string
  text: string
  terms: string
}

export interface Step {
  title: string
  text: string
}

/** What the made-up agency sells. */
export const journeys: Journey[] = [
  {
    picture: 'amalfi.svg',
    place: 'Italy',
    title: 'Lemons and slow ferries',
    text: 'Cliff paths in the morning, a wooden boat in the afternoon, dinner above the sea.',
    terms: '7 days · April to October',
  },
  {
    picture: 'terraces.svg',
    place: 'Bali',
    title: 'Between rice and reef',
    text: 'Terraces at sunrise, a cooking day with Wayan’s family, then the quiet north coast.',
    terms: '10 days · all year',
  },
  {
    picture: 'lapland.svg',
    place: 'Lapland',
    title: 'A cabin under the aurora',
    text: 'Huskies, snowshoes, a wood stove, and a phone that rings when the sky turns green.',
    terms: '5 days · December to March',
  },
  {
    picture: 'sahara.svg',
    place: 'Morocco',
    title: 'The long blue evening',
    text: 'From Marrakech over the Atlas to a camp where the only road is the wind’s.',
    terms: '8 days · September to May',
  },
]

export const steps: Step[] = [
  {
    title: 'Tell us',
    text: 'A few lines in the chat will do: where, when, who is coming. “Not sure yet” counts.',
  },
  {
    title: 'We draw',
    text: 'Within two days you have a route with real rooms, real prices and a map.',
  },
  {
    title: 'You change it',
    text: 'Longer here, skip that, add grandma. Nothing is booked until it is yours.',
  },
]

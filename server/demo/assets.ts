import amalfi from './amalfi.svg?raw'
import css from './demo.css?raw'
import hero from './hero.svg?raw'
import lapland from './lapland.svg?raw'
import sahara from './sahara.svg?raw'
import sections from './sections.css?raw'
import terraces from './terraces.svg?raw'

const svg = (body: string) => ({ type: 'image/svg+xml', body })

/** What the demo page fetches from `/demo/`, by file name. */
export const demoAssets = new Map([
  ['demo.css', { type: 'text/css', body: css + sections }],
  ['hero.svg', svg(hero)],
  ['amalfi.svg', svg(amalfi)],
  ['lapland.svg', svg(lapland)],
  ['sahara.svg', svg(sahara)],
  ['terraces.svg', svg(terraces)],
])

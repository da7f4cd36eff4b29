import { figure } from '../table.mjs'

/** What "a page hardly notices" means in figures: each is at most so much. */
const bars = [
  ['bytes before the guest acts, kB', 2, ({ bytes }) => bytes / 1000],
  ['requests before the guest acts', 1, ({ requests }) => requests],
  ['click to prompt, 4x slowed CPU, ms', 100, ({ prompt }) => prompt],
  ['script on the main thread at load, 4x slowed CPU, ms', 20, ({ script }) => script],
  ['hero image delayed on slow 4G, ms', 30, ({ hero }) => hero],
  ['blocking time at load, ms', 0, ({ blocking }) => blocking],
  ['blocking time at opening, ms', 0, ({ blockingOpen }) => blockingOpen],
  ['layout shift', 0, ({ shift }) => shift],
  ['globals', 1, ({ globals }) => globals],
  ['third-party hosts', 0, ({ hosts }) => hosts],
  ['things stored before the chat is opened', 0, ({ stored }) => stored],
]

/** Says how Bellhop stands to each bar. */
export function showBars(figures) {
  const bellhop = figures.find(({ name }) => name === 'bellhop')
  const floor = figures.find(({ name }) => name === 'floor')
  if (!bellhop) return
  for (const [title, most, read] of bars) show(title, read(bellhop), most)
  if (!floor) return
  show('click to prompt / that of the floor', bellhop.prompt / floor.prompt, 1.2)
  show('the same on slow 4G (no bar)', bellhop.promptSlow / floor.promptSlow, Infinity)
}

function show(title, seen, most) {
  const verdict = seen <= most ? 'reached' : 'MISSED'
  const bar = Number.isFinite(most) ? `, at most ${most}: ${verdict}` : ''
  console.log(`  ${title}: ${figure(seen)}${bar}`)
}

import { median } from '../statistics.mjs'
import { figure, table } from '../table.mjs'

/**
 * Medians over the runs, by contender; what the page has or costs without any of them is taken off
 * each run by itself, so that a machine that slows down slows both.
 */
export function summarise(chosen, visits) {
  const of = (name, condition) =>
    visits.filter(visit => visit.name === name && visit.condition === condition)
  const middle = (name, read, condition = 'slow CPU') => median(of(name, condition).map(read))
  const beyond = (name, read, readBare, condition = 'slow CPU') => {
    const bare = of('bare', condition).map(readBare)
    return median(of(name, condition).map((visit, run) => read(visit) - bare[run]))
  }
  const own = (name, read, condition) => beyond(name, read, read, condition)
  const ownOpened = (name, read) =>
    beyond(
      name,
      ({ opened }) => read(opened),
      ({ atLoad }) => read(atLoad),
    )
  const known = new Set(of('bare', 'slow CPU')[0].atLoad.globals)

  return chosen
    .filter(({ name }) => name !== 'bare')
    .map(({ name, title }) => ({
      name,
      title,
      bytes: own(name, ({ atLoad }) => atLoad.bytes),
      requests: own(name, ({ atLoad }) => atLoad.requests),
      bytesOpen: ownOpened(name, ({ bytes }) => bytes),
      requestsOpen: ownOpened(name, ({ requests }) => requests),
      prompt: middle(name, ({ opened }) => opened.prompted),
      promptSlow: middle(name, ({ opened }) => opened.prompted, 'slow 4G'),
      script: own(name, ({ atLoad }) => atLoad.script),
      blocking: own(name, ({ atLoad }) => atLoad.blocking),
      blockingOpen: middle(name, ({ opened }) => opened.blocking),
      interaction: middle(name, ({ opened }) => opened.interaction),
      shift: middle(name, ({ opened }) => opened.shift),
      hero: own(name, ({ atLoad }) => atLoad.hero, 'slow 4G'),
      heap: own(name, ({ atLoad }) => atLoad.heap),
      globals: middle(name, ({ atLoad }) => atLoad.globals.filter(each => !known.has(each)).length),
      hosts: middle(name, ({ opened }) => opened.hosts),
      stored: middle(name, ({ atLoad }) => atLoad.stored),
    }))
}

const columns = [
  ['kB at load', ({ bytes }) => figure(bytes / 1000)],
  ['requests', ({ requests }) => String(requests)],
  ['kB open', ({ bytesOpen }) => figure(bytesOpen / 1000)],
  ['requests', ({ requestsOpen }) => String(requestsOpen)],
  ['prompt ms', ({ prompt }) => figure(prompt)],
  ['on 4G', ({ promptSlow }) => figure(promptSlow)],
  ['script ms', ({ script }) => figure(script)],
  ['TBT load', ({ blocking }) => figure(blocking)],
  ['TBT open', ({ blockingOpen }) => figure(blockingOpen)],
  ['INP', ({ interaction }) => figure(interaction)],
  ['CLS', ({ shift }) => figure(shift)],
  ['hero ms', ({ hero }) => figure(hero)],
  ['heap kB', ({ heap }) => figure(heap / 1000)],
  ['globals', ({ globals }) => String(globals)],
  ['hosts', ({ hosts }) => String(hosts)],
  ['stored', ({ stored }) => String(stored)],
]

export function showFigures(figures) {
  const rows = figures.map(each => [each.name, ...columns.map(([, read]) => read(each))])
  console.log(`\n${table([['', ...columns.map(([title]) => title)], ...rows])}\n`)
}

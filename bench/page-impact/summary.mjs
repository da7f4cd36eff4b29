import { median } from '../intake/statistics.mjs'
import { figure, table } from '../intake/table.mjs'

/**
 * Medians over the runs, by contender; what the page has or costs without any of them is taken off.
 */
export function summarise(chosen, visits) {
  const of = (name, condition) =>
    visits.filter(visit => visit.name === name && visit.condition === condition)
  const middle = (name, condition, read) => median(of(name, condition).map(read))
  const own = (name, condition, read) =>
    middle(name, condition, read) - middle('bare', condition, read)
  const known = new Set(of('bare', 'slow CPU')[0].atLoad.globals)

  return chosen
    .filter(({ name }) => name !== 'bare')
    .map(({ name, title }) => ({
      name,
      title,
      bytes: own(name, 'slow CPU', ({ atLoad }) => atLoad.bytes),
      requests: own(name, 'slow CPU', ({ atLoad }) => atLoad.requests),
      bytesOpen:
        middle(name, 'slow CPU', ({ opened }) => opened.bytes) -
        middle('bare', 'slow CPU', ({ atLoad }) => atLoad.bytes),
      requestsOpen:
        middle(name, 'slow CPU', ({ opened }) => opened.requests) -
        middle('bare', 'slow CPU', ({ atLoad }) => atLoad.requests),
      prompt: middle(name, 'slow CPU', ({ opened }) => opened.prompted),
      promptSlow: middle(name, 'slow 4G', ({ opened }) => opened.prompted),
      script: own(name, 'slow CPU', ({ atLoad }) => atLoad.script),
      blocking: own(name, 'slow CPU', ({ atLoad }) => atLoad.blocking),
      blockingOpen: middle(
        name,
        'slow CPU',
        ({ opened, atLoad }) => opened.blocking - atLoad.blocking,
      ),
      interaction: middle(name, 'slow CPU', ({ opened }) => opened.interaction),
      shift: middle(name, 'slow CPU', ({ opened }) => opened.shift),
      hero: own(name, 'slow 4G', ({ atLoad }) => atLoad.hero),
      heap: own(name, 'slow CPU', ({ atLoad }) => atLoad.heap),
      globals: middle(
        name,
        'slow CPU',
        ({ atLoad }) => atLoad.globals.filter(each => !known.has(each)).length,
      ),
      hosts: middle(name, 'slow CPU', ({ opened }) => opened.hosts),
      stored: middle(name, 'slow CPU', ({ atLoad }) => atLoad.stored),
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

// `npm run bench` measures the intake; `npm run bench -- NAME` runs the bench of that name.
const benches = [
  'browsers',
  'dashboard',
  'intake',
  'page-impact',
  'sign-ins',
  'store',
  'understanding',
]
const scripts = [
  'dashboard/page',
  'dashboard/pictures',
  'faults/damage',
  'faults/full-disk',
  'faults/io-errors',
  'faults/kills',
  'faults/postgresql',
  'faults/power-cuts',
  'faults/round-trip',
  'faults/sigterms',
]
const files = new Map([
  ...benches.map(name => [name, `./${name}/run.mjs`]),
  ...scripts.map(name => [name, `./${name}.mjs`]),
])
const names = [...files.keys()].join(', ')

const [first = ''] = process.argv.slice(2)
const isNamed = first !== '' && !first.startsWith('-')
// The bench that runs sees its own options only.
if (isNamed) process.argv.splice(2, 1)
else if (first === '--help') console.log(`NAME --help tells of each bench: ${names}\n`)
const name = isNamed ? first : 'intake'

const file = files.get(name)
if (file) await import(file)
else {
  console.error(`There is no bench "${name}"; there are ${names}.`)
  process.exitCode = 1
}

// `npm run bench` measures the intake; `npm run bench -- NAME` runs the bench of that name.
const benches = [
  'browsers',
  'dashboard',
  'intake',
  'sign-ins',
  'store',
  'understanding',
  'page-impact',
]
const faults = [
  'damage',
  'full-disk',
  'io-errors',
  'kills',
  'postgresql',
  'power-cuts',
  'round-trip',
  'sigterms',
]
const files = new Map([
  ...benches.map(name => [name, `./${name}/run.mjs`]),
  ...faults.map(name => [`faults/${name}`, `./faults/${name}.mjs`]),
])

const [first = ''] = process.argv.slice(2)
const isNamed = first !== '' && !first.startsWith('-')
// The bench that runs sees its own options only.
if (isNamed) process.argv.splice(2, 1)
const name = isNamed ? first : 'intake'

const file = files.get(name)
if (file) await import(file)
else {
  console.error(`There is no bench "${name}"; there are ${[...files.keys()].join(', ')}.`)
  process.exitCode = 1
}

// `npm run bench` measures the intake; `npm run bench -- NAME` runs the bench of that name.
const names = ['desk', 'intake', 'sign-ins', 'store', 'understanding', 'page-impact']

const [first = ''] = process.argv.slice(2)
const isNamed = first !== '' && !first.startsWith('-')
// The bench that runs sees its own options only.
if (isNamed) process.argv.splice(2, 1)
const name = isNamed ? first : 'intake'

if (names.includes(name)) await import(`./${name}/run.mjs`)
else {
  console.error(`There is no bench "${name}"; there are ${names.join(', ')}.`)
  process.exitCode = 1
}

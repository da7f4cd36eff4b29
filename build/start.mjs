// `npm start`: the built server; with arguments, one of its commands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bellhop needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}
await import('./build-if-stale.mjs')
await import('../dist/server/main.js')

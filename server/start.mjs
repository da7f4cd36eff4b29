// `npm start`: the built server; with arguments, one of its commands.
import './build-if-stale.mjs'

await import('../dist/server/main.js')

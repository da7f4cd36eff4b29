import { createServer } from 'node:http'

export const [folder, options] = [process.argv[2], JSON.parse(process.argv[3] ?? '{}')]

/**
 * Listens, tells the bench the port, answers what it asks, and ends when told to or when the bench
 * is gone. `asked` says what else than the defaults a server does when asked.
 */
export async function listen(answer, { close = async () => {}, ...asked } = {}) {
  const server = createServer(answer)
  const said = {
    restore() {},
    ...asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await close()
      process.exit(0)
    },
  }
  process.on('message', async what => process.send({ is: what, answer: await said[what]() }))
  process.once('disconnect', said.stop)
  server.listen(0, '127.0.0.1', () =>
    process.send({ is: 'listening', port: server.address().port }),
  )
}

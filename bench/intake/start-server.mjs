import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A contender in a process of its own, with what it says. */
export async function startServer(script, folder, { options = {}, env = {} } = {}) {
  const child = fork(script, [folder, JSON.stringify(options)], {
    env: { ...process.env, NODE_ENV: 'production', TMPDIR: folder, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const listening = await heard(child, 'listening')
  return {
    pid: child.pid,
    port: listening.port,
    async ask(what) {
      child.send(what)
      return (await heard(child, what)).answer
    },
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

function heard(child, what) {
  return new Promise((resolve, reject) => {
    const ended = code => reject(new Error(`the server ended with ${code}`))
    const listen = message => {
      if (message.is !== what) return
      child.off('message', listen)
      child.off('exit', ended)
      resolve(message)
    }
    child.on('message', listen)
    child.once('exit', ended)
  })
}

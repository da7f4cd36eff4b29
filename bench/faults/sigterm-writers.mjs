import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { headers, path, request } from '../intake/request.mjs'

/** Sends its next request when the last is answered, over one connection, until `ending`. */
export async function fastWriter(port, name, ending, seen) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; !ending.aborted; n++) {
    const uid = `${name}-${n}`
    const sending = begin(agent, port, uid)
    sending.end(bytes(uid))
    await noteAnswer(sending, uid, seen)
  }
  agent.destroy()
}

/**
 * A request that is half there at `ending`; the rest follows. `read` resolves when the server has
 * said it reads on (100 Continue), `done` when it has answered.
 */
export function slowWriter(port, name, ending, seen) {
  const uid = `${name}-slow`
  const sending = begin(new Agent(), port, uid, { expect: '100-continue' })
  sending.flushHeaders()
  const body = bytes(uid)
  const half = body.length >> 1
  const read = once(sending, 'continue').then(() => sending.write(body.subarray(0, half)))
  const answered = noteAnswer(sending, uid, seen)
  const sendRest = async () => {
    await read
    if (!ending.aborted) await once(ending, 'abort')
    await setTimeout(100)
    sending.end(body.subarray(half))
    const status = await answered
    if (status !== 201) seen.faults.push(`${uid}: half read before SIGTERM, answered ${status}`)
  }
  return { read, done: sendRest() }
}

const bytes = uid => Buffer.from(JSON.stringify(request(uid)))

const begin = (agent, port, uid, more = {}) =>
  httpRequest({
    agent,
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { ...headers, ...more, 'content-length': bytes(uid).length },
  })

/** The status of the answer, undefined when none came or not all of it. */
function noteAnswer(sending, uid, seen) {
  return new Promise(resolve => {
    sending.once('error', () => resolve(undefined))
    sending.once('response', answer => {
      answer.resume()
      answer.once('close', () => {
        if (answer.complete && answer.statusCode === 201) seen.acknowledged.add(uid)
        resolve(answer.complete ? answer.statusCode : undefined)
      })
    })
  })
}

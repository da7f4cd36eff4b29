import { randomBytes } from 'node:crypto'
import { Agent, request as ask } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { headers, path, request } from '../intake/request.mjs'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Sends when it is time to, whether or not the answers before have come, as guests do; gives the
 * milliseconds from the time to send to the answer.
 */
export async function sendAtRate({ port, rate, seconds }) {
  const run = randomBytes(4).toString('hex')
  const began = performance.now()
  const answers = []
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await setTimeout(early)
    answers.push(send(port, `${run}-${n}`).then(() => performance.now() - due))
  }
  return Promise.all(answers)
}

const send = (port, uid) =>
  new Promise((resolve, reject) => {
    const sent = ask({ agent, port, path, method: 'POST', headers }, answer => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 201 ? resolve() : reject(new Error(`intake: ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(request(uid)))
  })

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

const patient = new WeakSet<Socket>()

/** Whether somebody reads a body there that may take longer to arrive than others. */
export const isPatient = (socket: Socket) => patient.has(socket)

/** Lets a large body take the time it needs, as long as it is never silent for so many milliseconds. */
export function takeTime(request: IncomingMessage, silenceMs: number): () => void {
  const { socket } = request
  patient.add(socket)
  request.setTimeout(silenceMs, () => request.destroy())
  return () => {
    patient.delete(socket)
    // What comes next is work of ours, in which nothing moves on the line.
    request.setTimeout(0)
  }
}

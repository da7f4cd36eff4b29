import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const patient = new WeakSet<Socket>()

/** Whether somebody reads a body there that may take longer to arrive than others. */
export const isPatient = (socket: Socket) => patient.has(socket)

/**
 * Lets a large body take the time it needs, as long as its sender is never silent for so many
 * milliseconds while we wait for more.
 */
export function takeTime(response: ServerResponse, silenceMs: number): () => void {
  const { req: request } = response
  const { socket } = request
  const giveUp = () => {
    if (isWaiting(request)) request.destroy()
    else socket.setTimeout(silenceMs)
  }
  patient.add(socket)
  // Set on the request, a time-out would no longer be told once all of the request is there.
  response.setTimeout(silenceMs, giveUp)
  return () => {
    patient.delete(socket)
    // What comes next is work of ours, in which nothing moves on the line.
    response.setTimeout(0)
  }
}

/** Whether it is the sender's turn: all that has come is taken, and it is not all there is. */
const isWaiting = ({ complete, readableLength }: IncomingMessage) =>
  !complete && readableLength === 0

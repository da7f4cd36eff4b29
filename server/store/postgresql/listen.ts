import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log.ts'

/** Milliseconds. */
const waitMs = {
  connecting: 5_000,
  answer: 10_000,
  farewell: 1_000,
  firstRetry: 250,
  lastRetry: 5_000,
}

/** Milliseconds between looks whether what is said is still heard. */
const pulseMs = 20_000

interface Channel {
  name: string
  /** Says something on the channel, over another connection. */
  say: (payload: string) => Promise<void>
  hear: (payload: string) => void
  /** Whether all is heard that is said from now on; what was said before may have been missed. */
  hears: (all: boolean) => void
  /** Called with each attempt to hear that comes to nothing, every 15 seconds in the end. */
  deaf: () => void
}

/** No payload of ours: whether it arrives is all it says. */
const ping = 'ping'

/**
 * Hears what is notified on a channel, on a connection of its own; one that is lost is made anew.
 * Poolers between us and the database may swallow notifications, so it is tried. Gives what ends it.
 */
export function listenOnChannel(url: string, channel: Channel, log: Log): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending

  async function run() {
    let failures = 0
    while (!signal.aborted) {
      const heard = await hold(url, channel, signal).catch((error: unknown) => {
        if (failures++ === 0) log.warn({ reason: String(error) }, 'Live updates are interrupted')
        return false
      })
      channel.hears(false)
      if (heard) failures = 0
      else channel.deaf()
      const pause = Math.min(waitMs.lastRetry, waitMs.firstRetry * 2 ** Math.min(failures, 10))
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return () => {
    ending.abort()
    return running
  }
}

/** Resolves when a connection that worked is lost, or when it is called off. */
async function hold(url: string, channel: Channel, signal: AbortSignal): Promise<boolean> {
  const socket = new Socket()
  const client = newClient(url, socket)
  const gone = new AbortController()
  for (const event of ['error', 'end'] as const) client.on(event, () => gone.abort())
  signal.addEventListener('abort', () => gone.abort(), { signal: gone.signal })
  let arrived = () => {}
  client.on('notification', ({ payload = '' }) => {
    if (payload === ping) arrived()
    else channel.hear(payload)
  })
  /** False after so many milliseconds, or when the connection is gone. */
  const silence = (ms: number) =>
    setTimeout(ms, false, { signal: gone.signal, ref: false }).catch(() => false)
  const isHeard = async () => {
    const arrives = new Promise<true>(resolve => (arrived = () => resolve(true)))
    await channel.say(ping)
    return Promise.race([arrives, silence(waitMs.answer)])
  }

  try {
    await client.connect()
    await client.query(`LISTEN ${channel.name}`)
    if (!(await isHeard())) throw new Error('What is notified does not arrive')
    channel.hears(true)
    do await silence(pulseMs)
    while (await isHeard().catch(() => false))
    return true
  } catch (error) {
    if (signal.aborted) return true
    throw error
  } finally {
    gone.abort()
    const isOver = client.end().catch(() => {})
    await Promise.race([isOver, setTimeout(waitMs.farewell, undefined, { ref: false })])
    // A machine that is gone takes no leave, and we would wait for it for a quarter of an hour.
    socket.destroy()
  }
}

const newClient = (url: string, socket: Socket) =>
  new Client({
    connectionString: url,
    stream: () => socket,
    application_name: 'bellhop',
    keepAlive: true,
    connectionTimeoutMillis: waitMs.connecting,
    query_timeout: waitMs.answer,
  })

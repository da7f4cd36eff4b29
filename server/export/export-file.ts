import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Lead } from '../../shared/lead.ts'
import { unauthorized } from '../refusal.ts'

/**
 * Milliseconds in which whoever takes an export must take something. Node looks twice before it
 * says that a connection has stood still: such a one ends after one to two of these.
 */
const standstillMs = 30_000

interface Taker {
  response: ServerResponse
  /** Asked again and again, since an export takes as long as its reader likes. */
  mayRead: () => boolean
  /** Called when it is over, however that comes about. */
  leave: () => void
}

/**
 * The texts of an export as a file whose first part is there already: a store that is away is a refusal, not a
 * file that breaks off.
 */
export async function exportFile(
  texts: AsyncGenerator<string>,
  { response, mayRead, leave }: Taker,
): Promise<Readable> {
  // A reader who is gone without a word must not hold on to the store. Where nothing waits to be
  // taken it is we who are silent: a search may find nothing for long.
  response.setTimeout(standstillMs, () => response.writableLength > 0 && response.destroy())
  const allowed = whileAllowed(texts, mayRead)
  const first = allowed.next()
  first.catch(leave)
  const waiting = [await first]
  const iterator: AsyncIterator<string> = {
    next: async () => waiting.pop() ?? allowed.next(),
    // Lets go of the search in the store, also where nothing was ever read.
    return: () => allowed.return(undefined),
  }
  const file = Readable.from({ [Symbol.asyncIterator]: () => iterator }, { objectMode: false })
  return file.once('close', leave)
}

async function* whileAllowed(texts: AsyncGenerator<string>, mayRead: Taker['mayRead']) {
  for await (const text of texts) {
    if (!mayRead()) throw unauthorized()
    yield text
  }
}

/** Ends once the reader is gone: with a filter it may be minutes until a text finds nobody to take it. */
export async function* whileThere(
  leads: AsyncIterable<Lead>,
  response: ServerResponse,
): AsyncGenerator<Lead> {
  for await (const lead of leads) {
    if (response.destroyed) return
    yield lead
  }
}

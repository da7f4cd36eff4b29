import { basePath, paths } from '../../shared/api.ts'
import type { LeadEvent } from '../../shared/lead-api.ts'

/** The server says something every 15 s, so a silent connection is a dead one. */
const silenceMs = 40_000
const retryMs = { first: 1_000, last: 30_000 }
const hiddenMs = 60_000

interface Listener {
  /** `resync` when some events may have been missed. */
  hear: (event: LeadEvent) => void
  linked: (is: boolean) => void
}

/**
 * The server's events over one connection, which is made again whenever it is lost; gives what ends
 * it. EventSource would come back by itself, but not from a refusal and not from silence.
 */
export function connectLive({ hear, linked }: Listener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isLinked = false

  const after = (milliseconds: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
  const lose = () => {
    source?.close()
    source = undefined
    isLinked = false
    linked(false)
    after(Math.min(retryMs.last, retryMs.first * 2 ** failures++), open)
  }
  const heard = () => {
    after(silenceMs, lose)
    failures = 0
    if (isLinked) return
    isLinked = true
    linked(true)
    // The first time, too: what the page shows may have been read before it could hear of changes.
    hear({ is: 'resync' })
  }
  function open() {
    source = openSource({ hear, heard, lose })
    after(silenceMs, lose)
  }
  const hurry = () => {
    if (!source) open()
  }
  const online = () => {
    if (document.visibilityState === 'visible') hurry()
  }
  const rest = () => {
    source?.close()
    source = undefined
    isLinked = false
    clearTimeout(timer)
  }

  open()
  addEventListener('online', online)
  const end = whileHidden(rest, hurry)
  return () => {
    end()
    rest()
    removeEventListener('online', online)
  }
}

/**
 * Browsers allow six connections to a server over HTTP/1.1, for all windows together: of the windows that
 * nobody sees only one keeps listening, for the badge.
 */
function whileHidden(rest: () => void, goOn: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isChosen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const choose = () =>
    new Promise<void>(resolve => {
      isChosen = true
      goOn()
      signal.addEventListener('abort', () => resolve())
    })
  // There are no locks on a page without TLS.
  navigator.locks?.request('bellhop:live', { signal }, choose).catch(() => {})
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') goOn()
    else timer = setTimeout(() => !isChosen && rest(), hiddenMs)
  }
  document.addEventListener('visibilitychange', look)
  return () => {
    ending.abort()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

interface SourceListener {
  hear: (event: LeadEvent) => void
  /** Anything at all. */
  heard: () => void
  lose: () => void
}

function openSource({ hear, heard, lose }: SourceListener): EventSource {
  const source = new EventSource(basePath + paths.leadEvents)
  source.onerror = lose
  source.addEventListener('beat', heard)
  for (const is of ['lead', 'erased', 'resync'] as const)
    source.addEventListener(is, ({ data }: MessageEvent<string>) => {
      heard()
      hear({ is, ...(JSON.parse(data) as object) } as LeadEvent)
    })
  return source
}

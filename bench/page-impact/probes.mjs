/** Runs in the page ahead of all else: notes what the guest would feel. */
export function watch(prompt) {
  const seen = { blocking: 0, shift: 0, interaction: 0, clicked: 0, prompted: 0 }
  Object.defineProperty(document, 'seen', { value: seen })
  const observe = (type, note, options) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('longtask', ({ duration }) => (seen.blocking += duration - 50))
  observe('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  const note = ({ interactionId, duration }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration)
  }
  observe('event', note, { durationThreshold: 16 })

  addEventListener('click', ({ timeStamp }) => begin(timeStamp), true)
  function begin(timeStamp) {
    if (seen.clicked) return
    seen.clicked = timeStamp
    requestAnimationFrame(look)
  }
  function look() {
    if (!shows(document)) return requestAnimationFrame(look)
    // A message is taken up after the frame that this is part of has been painted.
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => (seen.prompted = performance.now())
    port1.postMessage(0)
  }
  function shows(root) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot && shows(node.shadowRoot)) return true
      const own = node.firstElementChild === null && node.textContent.includes(prompt)
      if (own && !/^(SCRIPT|STYLE)$/.test(node.tagName) && node.getClientRects().length > 0)
        return true
    }
    return false
  }
}

/** What a page has after it has loaded that it did not have before. */
export async function left() {
  const databases = (await indexedDB.databases?.()) ?? []
  const [hero] = performance.getEntriesByName(`${location.origin}/hero.png`)
  return {
    ...document.seen,
    globals: Object.getOwnPropertyNames(window),
    stored:
      localStorage.length + sessionStorage.length + databases.length + (document.cookie ? 1 : 0),
    hero: hero.responseEnd,
  }
}

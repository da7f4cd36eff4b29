import { dataOf } from './data.ts'

/** Elements that script tags have put on the page, and the attributes of those tags as JSON. */
export const kept = new Map<HTMLElement, string>()

// Later and not at once: with a page that removes what it does not know, this would never end.
const observer = new MutationObserver(() => setTimeout(putBack))

/** Keeps an element on the page through swaps of the body and morphs of its children. */
export function keep(host: HTMLElement, attributes: string) {
  kept.set(host, attributes)
  putBack()
}

function putBack() {
  const { body, documentElement } = document
  for (const host of kept.keys()) {
    const { target } = dataOf(host)
    if (!host.isConnected) (target ? document.querySelector(target) : body)?.append(host)
  }
  for (const parent of [documentElement, body])
    if (parent) observer.observe(parent, { childList: true })
}

import { dataOf } from './data.ts'

/** Elements that script tags have put on the page, by the attributes of those tags as JSON. */
export const kept = new Map<string | undefined, HTMLElement>()

// Later and not at once: with a page that removes what it does not know, this would never end.
// Marked as pure, so that the build of `embed.js`, which puts nothing back, leaves it out: a server that
// imports that file has no observers.
const observer = /* @__PURE__ */ new MutationObserver(() => setTimeout(putBack))

/** Keeps the elements on the page through swaps and morphs of the body, or of what they are put into. */
export function putBack() {
  for (const host of kept.values())
    if (!host.isConnected)
      try {
        document.querySelector(dataOf(host)['target'] || 'body')?.append(host)
      } catch {
        // What the owner has misspelt costs the guest nothing.
        document.body?.append(host)
      }
  // All of it: a target may come, or come anew, anywhere.
  observer.observe(document, { childList: true, subtree: true })
}

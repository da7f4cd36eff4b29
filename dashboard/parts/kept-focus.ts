import { typedInto } from './use-keys.ts'

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** What comes and goes over or beside the work, and is marked so in the markup: the focus returns from it. */
const passing = '[data-passing], dialog'

/** Elements that are remembered, to return to. */
const maxVisited = 12

/**
 * Whoever works by keys must not be thrown out of the page: when the element that has the focus is
 * taken away, the focus goes to what stands in its place, back to where it was before, or to the
 * heading of what is shown now.
 */
export function keepFocus(root: HTMLElement): void {
  let visited: HTMLElement[] = []
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const others = visited.filter(each => each !== target && each.isConnected)
    visited = [target, ...others].slice(0, maxVisited)
  })
  const keep = (changes: MutationRecord[]) => {
    const lost = visited[0]
    if (!lost || document.activeElement !== document.body) return
    const gap = changes.find(each => isInside(lost, each))
    // Put elsewhere in the page, it is still what somebody works with.
    if (lost.isConnected) return gap && lost.focus({ preventScroll: true })
    const next = gap && (neighbour(lost, gap) ?? before(lost, gap, visited))
    if (next) next.focus()
    else focusHeading(root)
  }
  new MutationObserver(keep).observe(root, { childList: true, subtree: true })
}

/** The heading of what is shown: where a new screen is read from, and where single keys work. */
export function focusHeading(root: ParentNode = document): void {
  const heading = [...root.querySelectorAll<HTMLElement>('main h1')].find(isSeen)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

const isSeen = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

const isInside = (lost: HTMLElement, { target, removedNodes }: MutationRecord) =>
  target.isConnected && [...removedNodes].some(node => node.contains(lost))

const isPassing = (lost: HTMLElement, { target }: MutationRecord) =>
  lost.closest(passing) !== null || (target as Element).closest(passing) !== null

/** A part of a screen has changed; a whole screen that gives way to another begins at its heading. */
const isPart = ({ target }: MutationRecord) => (target as Element).matches('main > section *')

/** Where the focus was last, of what is still there. */
const before = (lost: HTMLElement, gap: MutationRecord, visited: HTMLElement[]) =>
  isPart(gap) || isPassing(lost, gap)
    ? visited.find(each => each.isConnected && isSeen(each) && !each.closest(passing))
    : undefined

/** The first stop behind the gap, or else the last one before it, in the same small part. */
function neighbour(lost: HTMLElement, gap: MutationRecord): HTMLElement | undefined {
  if (!isPart(gap) || isPassing(lost, gap)) return undefined
  const { previousSibling } = gap
  const target = gap.target as Element
  // Nobody who pressed a button wants to find themselves typing somewhere else.
  const isForm = target.closest('form') !== null
  const all = [...target.querySelectorAll<HTMLElement>(stops)].filter(
    each => isSeen(each) && (isForm || !each.matches(typedInto)),
  )
  const edge = previousSibling?.isConnected ? previousSibling : undefined
  const isBehind = (each: HTMLElement) =>
    !edge ||
    (!edge.contains(each) &&
      (edge.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  return all.find(isBehind) ?? all.at(-1)
}

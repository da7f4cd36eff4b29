/**
 * A browser that translates puts a `font` with its own words in the place of each of our texts. Where
 * ours change behind it they take their place again, to be translated anew: else a button would go on
 * saying what it did before.
 */
export function keepOwnWords(place: Node): void {
  const stead = new WeakMap<Node, Element>()
  const observer = new MutationObserver(records => {
    for (const record of records)
      if (record.type === 'characterData') stead.get(record.target)?.replaceWith(record.target)
      else noteTranslated(record)
  })
  const noteTranslated = (record: MutationRecord) => {
    const font = [record.addedNodes[0], record.previousSibling, record.nextSibling].find(isFont)
    const [text] = record.removedNodes
    if (!font || !(text instanceof Text)) return
    stead.set(text, font)
    observer.observe(text, { characterData: true })
  }
  observer.observe(place, { childList: true, subtree: true })
}

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font'

import css from './chat.css?inline'

/**
 * The chat's style sheet, adopted: the page's CSP need not allow inline styles. What is only known
 * at run time is written into its first rule.
 */
export function createAppearance(root: ShadowRoot) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const { style } = sheet.cssRules[0] as CSSStyleRule
  const gone = new AbortController()
  followViewport(style, gone.signal)
  return {
    setAccent: (accent: string) => style.setProperty('--site-accent', accent),
    remove: () => gone.abort(),
  }
}

/** On a phone the keyboard covers the page without resizing it; only this tells what is left. */
function followViewport(style: CSSStyleDeclaration, signal: AbortSignal) {
  // It is null only in a document that has left its window.
  const viewport = window.visualViewport as VisualViewport
  const measure = () => {
    style.setProperty('--seen', `${viewport.height}px`)
    style.setProperty('--seen-top', `${viewport.offsetTop}px`)
  }
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, measure, { signal })
  measure()
}

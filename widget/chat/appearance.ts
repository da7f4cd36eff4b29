import css from './chat.css?inline'

/**
 * The chat's style sheets, adopted: the page's CSP need not allow inline styles. What is only
 * known at run time stands in one rule of its own.
 */
export function createAppearance(root: ShadowRoot) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const measured = new CSSStyleSheet()
  measured.insertRule(':host{}')
  const style = (measured.cssRules[0] as CSSStyleRule).style
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet, measured]
  const stop = followViewport(style)
  return {
    setAccent: (accent: string) => style.setProperty('--site-accent', accent),
    remove() {
      stop()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
        each => each !== sheet && each !== measured,
      )
    },
  }
}

/** On a phone the keyboard covers the page without resizing it; only this tells what is left. */
function followViewport(style: CSSStyleDeclaration): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const heard = new AbortController()
  const measure = () => {
    style.setProperty('--seen', `${viewport.height}px`)
    style.setProperty('--seen-top', `${viewport.offsetTop}px`)
  }
  viewport.addEventListener('resize', measure, { signal: heard.signal })
  viewport.addEventListener('scroll', measure, { signal: heard.signal })
  measure()
  return () => heard.abort()
}

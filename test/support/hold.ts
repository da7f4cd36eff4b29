import type { BrowserContext, Page } from 'playwright-core'

/** A network so slow that nothing of it arrives before it is let go. */
export async function hold(
  place: Pick<Page | BrowserContext, 'route'>,
  url: string | RegExp,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await place.route(url, async route => {
    await held
    // Whoever asked may be gone by now.
    await route.continue().catch(() => {})
  })
  return letGo
}

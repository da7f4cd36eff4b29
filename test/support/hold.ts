import type { Page } from 'playwright-core'

/** A network so slow that nothing of it arrives before it is let go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route(url, async route => {
    await held
    await route.continue()
  })
  return letGo
}

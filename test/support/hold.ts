import type { BrowserContext, Page, Request } from 'playwright-core'

/** A network so slow that nothing of it arrives, or of what is meant, before it is let go. */
export async function hold(
  place: Pick<Page | BrowserContext, 'route'>,
  url: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await place.route(url, async route => {
    if (isMeant(route.request())) await held
    // Whoever asked may be gone by now.
    await route.continue().catch(() => {})
  })
  return letGo
}

/** Time stands on the page: what it leaves for after a paint does not come until it is resumed. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install()
  await clock.pauseAt(Date.now() + 5_000)
}

/** Guests who are typing get their turn. A timer would wait for seconds in a hidden page. */
export function othersFirst(): Promise<unknown> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/** A page in the background paints nothing: time passes for it all the same. */
export function nextPaint(): Promise<unknown> {
  return new Promise(painted => {
    requestAnimationFrame(() => setTimeout(painted))
    setTimeout(painted, 300)
  })
}

const firstUses: (() => unknown)[] = [Intl.Collator, Intl.NumberFormat, Intl.DateTimeFormat]

/**
 * After the prompt is on the screen. The first use of Intl takes a slow phone's browser up to a
 * tenth of a second: the guest is to have a turn between its parts.
 */
export async function atEase(): Promise<void> {
  await nextPaint()
  for (const use of firstUses) {
    use()
    await othersFirst()
  }
}

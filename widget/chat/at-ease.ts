/** Guests who are typing get their turn. A timer would wait for seconds in a hidden page. */
export function othersFirst(): Promise<unknown> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/** A page in the background paints nothing: time passes for it all the same. */
function nextPaint(): Promise<unknown> {
  return new Promise(painted => {
    requestAnimationFrame(() => setTimeout(painted))
    setTimeout(painted, 300)
  })
}

/**
 * After the prompt is on the screen. The first use of Intl takes a browser ten milliseconds and its
 * first date some more: on a slow phone the guest is to have a turn between the two.
 */
export async function atEase(): Promise<void> {
  await nextPaint()
  Intl.NumberFormat()
  await othersFirst()
}

/**
 * A browser as the bench drives it, of what every driver of W3C's WebDriver can do: `open` an address,
 * `evaluate` a script (its last argument takes the answer), `act` out a list of actions, take a
 * `picture` (PNG, base64) and `close`.
 */
export function webdriver(name, { open, evaluate, act, picture, close }) {
  return {
    name,
    /** Goes there, and waits until the page has loaded. */
    open,
    /** What the function gives in the page, of arguments and into a result that JSON can carry. */
    async evaluate(work, ...given) {
      const script = `
        const [given, done] = arguments
        const work = ${work}
        new Promise(resolve => resolve(work(...JSON.parse(given)))).then(
          value => done(JSON.stringify({ value })),
          error => done(JSON.stringify({ error: String(error) })),
        )`
      const { value, error } = JSON.parse(await evaluate(script, [JSON.stringify(given)]))
      if (error) throw new Error(`${name}: ${error}`)
      return value
    },
    /** Presses the left button at a place in the window. */
    click: ({ x, y }) =>
      act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    /** Types into what has the focus; `enter` is a key, too. */
    type: text =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap(value => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    /** What the window shows, as the bytes of a PNG. */
    picture: async () => Buffer.from(await picture(), 'base64'),
    close,
  }
}

/** As WebDriver has it. */
export const enter = '\uE007'

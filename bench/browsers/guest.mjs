import { setTimeout as pause } from 'node:timers/promises'
import { enter } from './webdriver.mjs'

const patience = 30_000

/** What a guest does in the chat, by what a guest sees: the manner of the tests' own `chatOf`. */
export function guestIn(browser) {
  /** The middle of what is sought once it is there, in sight, and stands still. */
  async function find(seek) {
    const until = Date.now() + patience
    for (let before; Date.now() < until; await pause(50)) {
      const now = await browser.evaluate(sought, seek)
      if (now && now.x === before?.x && now.y === before?.y) return now
      before = now
    }
    throw new Error(`${browser.name} shows no ${Object.values(seek).join(' ')}`)
  }
  const tap = async name => browser.click(await find({ role: 'button', name }))
  return {
    tap,
    open: () => tap('Chat'),
    asked: text => find({ text }),
    told: text => find({ role: 'status', text }),
    async say(text) {
      await browser.click(await find({ role: 'textbox' }))
      await browser.type(text + enter)
    },
  }
}

/** In the page: through all shadow roots, the last that has the role, the name or the words, and is seen. */
function sought({ role, name, text }) {
  const tags = {
    button: 'button',
    status: '[role=status]',
    textbox: 'textarea, input:not([type=checkbox])',
  }
  const all = root =>
    [...root.querySelectorAll('*')].flatMap(each => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ])
  const fits = each =>
    (!role || each.matches(tags[role])) &&
    (!name || (each.ariaLabel ?? each.textContent.trim()) === name) &&
    (!text || each.textContent.trim() === text) &&
    each.checkVisibility({ visibilityProperty: true })
  const found = all(document).findLast(fits)
  if (!found) return undefined
  found.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { embedPages } from './embed-page.ts'

const embedPage = embedPages()

/** What many pages do with their body, each of which an empty child of it would show in. */
const bodies = [
  'html, body { height: 100% }',
  'body { display: flex; flex-direction: column; justify-content: space-between }',
  'body { display: grid; grid-template-rows: auto 1fr auto; gap: 40px }',
]

test('the widget moves nothing on a page of full height, and is not printed', async () => {
  const { page, launcher, field, visit } = await embedPage({ body: '<footer>Palm</footer>' })
  await visit()
  await launcher.click()
  await field.waitFor()
  const moved = await page.evaluate(layouts => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
    const widget = document.querySelector('bellhop-chat')!
    const looks = () => {
      const { top } = document.querySelector('footer')!.getBoundingClientRect()
      return [top, document.documentElement.scrollHeight]
    }
    return layouts.filter(layout => {
      sheet.replaceSync(`body { min-height: 100vh; margin: 0 } ${layout}`)
      widget.style.display = ''
      const [top, height] = looks()
      widget.style.display = 'none'
      return String(looks()) !== `${top},${height}`
    })
  }, bodies)
  expect(moved).toEqual([])
  await page.evaluate(() => document.querySelector('bellhop-chat')!.removeAttribute('style'))
  await page.emulateMedia({ media: 'print' })
  expect([await launcher.isVisible(), await field.isVisible()]).toEqual([false, false])
})

test.each([
  { dir: 'ltr', locale: 'ar', position: 'end' },
  { dir: 'ltr', locale: 'ar', position: 'start' },
  { dir: 'rtl', locale: 'en', position: 'end' },
  { dir: 'rtl', locale: 'ar', position: 'start' },
  { dir: 'rtl', locale: 'ar', position: 'end', by: 'its style' },
  { dir: 'rtl', locale: 'en', position: 'start', by: 'its style' },
])('a chat in $locale stands by its button, at the $position of a $dir page', async look => {
  const { dir, locale, position, by } = look
  const attributes = `data-locale="${locale}" data-position="${position}"`
  const { page, launcher, field, visit } = await embedPage({ attributes })
  await visit()
  await page.evaluate(
    ([direction, by]) => {
      if (by) document.body.style.direction = direction!
      else document.documentElement.dir = direction!
    },
    [dir, by],
  )
  await launcher.click()
  await field.waitFor()
  const isRight = (dir === 'ltr') === (position === 'end')
  for (const part of [launcher, page.getByRole('dialog')])
    expect((await part.boundingBox())!.x > 640).toBe(isRight)
})

test('where the page is written from top to bottom the button is in its corner', async () => {
  const { page, launcher, visit } = await embedPage({ body: '<p>Palm</p>'.repeat(99) })
  await visit()
  await launcher.waitFor()
  await page.evaluate(() => (document.documentElement.style.writingMode = 'vertical-rl'))
  expect(await launcher.boundingBox()).toMatchObject({ x: 1204, y: 724 })
})

test('a target that comes late and deep in the page has the widget, and one in its place has it again', async () => {
  const { page, launcher, visit } = await embedPage({
    attributes: 'data-target="#place"',
    body: '<main></main>',
  })
  await visit()
  await page.waitForFunction(() => 'Bellhop' in window)
  const draw = () =>
    page.evaluate(() => {
      const place = Object.assign(document.createElement('div'), { id: 'place' })
      const section = document.createElement('section')
      section.append(place)
      document.querySelector('main')!.replaceChildren(section)
    })
  for (let time = 0; time < 2; time++) {
    await draw()
    await launcher.waitFor()
    expect(await page.locator('#place > bellhop-chat').count()).toBe(1)
  }
  // A page that removes what it does not know has its turn all the same.
  const removed = await page.evaluate(async () => {
    let times = 0
    const remove = () => {
      const widget = document.querySelector('bellhop-chat')
      if (widget && ++times < 99) widget.remove()
    }
    new MutationObserver(remove).observe(document, { childList: true, subtree: true })
    remove()
    await new Promise(turn => setTimeout(turn))
    return times
  })
  expect(removed).toBeLessThan(99)
})

test('where data-target is no selector the widget is in the body', async () => {
  const { launcher, field, visit, complaints } = await embedPage({
    attributes: 'data-target="#1"',
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  expect(complaints).toEqual([])
})

test('an element is as a page that is hydrated has written it, and as high as the page makes it', async () => {
  const written = '<bellhop-chat data-site="SITE" data-mode="inline"></bellhop-chat>'
  const { page, field, visit } = await embedPage({ body: written })
  await visit()
  await field.waitFor()
  const element = page.locator('bellhop-chat').first()
  expect(await element.evaluate(each => each.getAttributeNames())).toEqual([
    'data-site',
    'data-mode',
  ])
  await element.evaluate(each => each.style.setProperty('height', '420px'))
  expect((await page.getByRole('region').boundingBox())?.height).toBe(420)
})

test('an inline chat is printed whole, and not when it is hidden', async () => {
  const body = '<bellhop-chat site="SITE"></bellhop-chat>'
  const { page, visit } = await embedPage({ body })
  await visit()
  const chat = page.getByRole('region')
  await chat.waitFor()
  await page.getByRole('button', { name: 'Ask me step by step' }).waitFor()
  await page.evaluate(() => (document.querySelector('bellhop-chat')!.style.height = '200px'))
  const scrolled = () =>
    page.getByRole('log').evaluate(log => {
      const { scrollHeight, clientHeight } = log.closest('.scroll')!
      return scrollHeight > clientHeight
    })
  expect(await scrolled()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await scrolled()).toBe(false)
  await page.evaluate(() => (document.querySelector('bellhop-chat')!.hidden = true))
  expect(await chat.isVisible()).toBe(false)
})

test.each([
  [
    'a module behind a tag of somebody else’s site',
    {
      attributes: ' type="module"',
      head: '<script type="text/plain" src="https://count.example/v1.js" data-site="x"></script>',
    },
  ],
  [
    'a mode that there is none of, a word under our name and an image of a treacherous one',
    {
      attributes: ' data-mode="Bubble"',
      head: '<script>Bellhop = "hop"</script>',
      body: '<img name="currentScript" data-site="x">',
    },
  ],
])('%s keeps nobody from the chat', async (_, parts) => {
  const { launcher, field, visit, complaints } = await embedPage(parts)
  await visit()
  await launcher.click()
  await field.waitFor()
  expect(complaints).toEqual([])
})

test('a page’s own keys and its own scrolling are not for what is written in the chat', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(document, { heard })
    for (const type of ['keydown', 'wheel'])
      window.addEventListener(
        type,
        event => {
          heard.push(type === 'wheel' ? type : (event as KeyboardEvent).key)
          event.preventDefault()
        },
        { passive: false },
      )
  })
  await visit()
  await launcher.click()
  await expect.poll(() => field.evaluate(each => each.matches(':focus'))).toBe(true)
  await page.keyboard.type('to Bali')
  expect(await field.inputValue()).toBe('to Bali')
  // A dialog of the page that the chat is in keeps the focus by this key.
  await page.keyboard.press('Tab')
  await field.hover()
  await page.mouse.wheel(0, 9)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => Reflect.get(document, 'heard') as string[])).toEqual(['Tab'])
})

test('a page that forbids to be copied from lets its guest click into the field, and hears no key of it', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(document, { heard })
    const guarded = [
      'mousedown',
      'keypress',
      'keyup',
      'selectstart',
      'contextmenu',
      'copy',
      'paste',
    ]
    for (const type of guarded)
      document.addEventListener(type, event => {
        if ((event.target as Element).matches('input, textarea')) return
        heard.push(type)
        event.preventDefault()
      })
  })
  await visit()
  await launcher.click()
  await field.waitFor()
  await page.locator('.scroll').focus()
  await page.evaluate(() => {
    const { heard } = document as unknown as { heard: string[] }
    heard.length = 0
  })
  await field.click()
  await page.keyboard.type('to Bali')
  for (const key of ['ControlOrMeta+a', 'ControlOrMeta+c', 'End', 'ControlOrMeta+v'])
    await page.keyboard.press(key)
  await field.click({ button: 'right' })
  expect(await field.inputValue()).toBe('to Balito Bali')
  expect(await page.evaluate(() => Reflect.get(document, 'heard') as string[])).toEqual([])
})

/** A key that an input method has taken to end a word, as a browser tells of it. */
async function endWord(page: Page, key: string) {
  const devtools = await page.context().newCDPSession(page)
  const taken = { key, code: key, windowsVirtualKeyCode: 229 }
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken })
}

test('Enter sends what is written, but not for a word half composed', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await visit()
  await launcher.click()
  await field.press('Enter')
  await field.fill('京都')
  await endWord(page, 'Enter')
  await field.press('Shift+Enter')
  expect(await field.inputValue()).toBe('京都\n')
  await field.press('Enter')
  const said = page.getByRole('log').locator('> *', { hasText: 'You:' })
  await expect.poll(() => said.allTextContents()).toEqual(['You: 京都'])
})

test('Escape closes the chat, but neither the page’s dialog around it nor for a word half composed', async () => {
  const { page, launcher, field, visit } = await embedPage({
    attributes: 'data-target="dialog"',
    body: '<dialog>Palm</dialog>',
  })
  await visit()
  await page.evaluate(() => document.querySelector('dialog')!.showModal())
  await launcher.click()
  await field.fill('にほ')
  await endWord(page, 'Escape')
  expect(await field.isVisible()).toBe(true)
  await field.press('Escape')
  await field.waitFor({ state: 'hidden' })
  expect(await launcher.isVisible()).toBe(true)
})

test('above a phone’s keyboard the question is in sight, and on its side the header gives way', async () => {
  const { page, launcher, field, visit } = await embedPage()
  await page.setViewportSize({ width: 375, height: 407 })
  await visit()
  await launcher.click()
  const said = 'Bali for 2 weeks from 3 March 2090 with my wife and 2 kids aged 4 and 7'
  await field.fill(said)
  await field.press('Enter')
  const question = page.getByText('Did you mean Bali?')
  await question.waitFor()
  const ends = async () => {
    const [asked, composer] = await Promise.all([question.boundingBox(), field.boundingBox()])
    return (composer?.y ?? 0) - ((asked?.y ?? 0) + (asked?.height ?? 0))
  }
  await expect.poll(ends).toBeGreaterThan(0)
  await page.setViewportSize({ width: 640, height: 180 })
  await expect
    .poll(() => page.getByRole('heading', { name: 'Your travel team' }).isVisible())
    .toBe(false)
  const box = await field.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(180)
})

test('where the html or the body is zoomed all of the chat is in the window', async () => {
  const { page, launcher, field, visit } = await embedPage({ body: '<p>Palm</p>'.repeat(99) })
  await visit()
  await launcher.click()
  await field.waitFor()
  const isInWindow = async () => {
    const box = await page.getByRole('dialog').boundingBox()
    const { width, height } = page.viewportSize()!
    return (
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    )
  }
  for (const zoomed of ['html', 'body'])
    for (const size of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(size)
      const place = page.locator(zoomed)
      await place.evaluate(each => (each.style.zoom = '1.5'))
      await expect.poll(isInWindow).toBe(true)
      await place.evaluate(each => (each.style.zoom = ''))
    }
})

test('a page whose fetch fails at once where it looks for headers costs no conversation', async () => {
  const { page, launcher, visit } = await embedPage()
  await page.addInitScript(() => {
    const original = window.fetch
    window.fetch = (address, options) => {
      if (options && !options.headers) throw new TypeError('headers is undefined')
      return original(address, options)
    }
  })
  await visit()
  await launcher.click()
  await page.getByRole('button', { name: 'Ask me step by step' }).click()
  await page.getByText('Where would you like to go?').waitFor({ timeout: 9_000 })
})

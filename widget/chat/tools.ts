import type { Form } from '../../shared/form.ts'
import type { Setting, Understand } from '../conversation/state.ts'
import type { ChatOptions } from './options.ts'

type Validators = Setting['validators']
/** What the conversation takes once it has arrived. */
export type Tools = Pick<Setting, 'validators' | 'understand'>

/** The server's verdict on each slot; without it the server itself has the last word. */
async function loadValidators(base: string, form: Form): Promise<Validators> {
  const address = new URL(form.validators, base).href
  const module = (await import(/* @vite-ignore */ address)) as { default: Validators }
  return module.default
}

async function loadUnderstanding(locale: string): Promise<Understand> {
  const { understand, loadLanguage } = await import('../understand/index.ts')
  await loadLanguage(locale, othersFirst)
  return understand
}

/** Guests who are typing get their turn. A timer would wait for seconds in a hidden page. */
function othersFirst(): Promise<unknown> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/** Everything that is not needed for the first prompt: it is fetched once that is on the screen. */
async function loadTools({ base, locale }: ChatOptions, form: Form): Promise<Tools> {
  await atEase()
  const [validators, understand] = await Promise.all([
    inTime(loadValidators(base, form)),
    inTime(loadUnderstanding(locale)),
  ])
  return { validators: validators ?? {}, ...(understand && { understand }) }
}

/** The guest who has answered waits this many milliseconds at most; then we do without. */
const patience = 6_000

function inTime<T>(loading: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), patience))
  return Promise.race([loading.catch(() => undefined), late])
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

/** They are fetched once, however often they are asked for. */
export function createTools(options: ChatOptions, form: Form) {
  let loading: Promise<Tools> | undefined
  let arrived: Tools | undefined
  return {
    arrived: () => arrived,
    load: () => (loading ??= loadTools(options, form).then(tools => (arrived = tools))),
  }
}

import { basePath, guestPaths } from '../../../shared/api.ts'
import type { Step } from '../../../shared/numbers.ts'
import { bare } from '../../conversation/bare.ts'
import { tried } from '../../storage.ts'
import type { Conversation } from '../../conversation/state.ts'
import type { ChatOptions } from '../options.ts'
import { hasSpoken } from './tell.ts'

/**
 * Counts how far a conversation comes, each step once: with the page's path, and never who it is or
 * what was said. One that is known was counted where it happened.
 */
export function createTally({ site, base }: ChatOptions) {
  const told = new Set<Step>()

  return (conversation: Conversation, isKnown?: boolean) => {
    const { answers, asking } = conversation
    const steps: (Step | false)[] = [
      'opened',
      hasSpoken(conversation) && 'started',
      asking.is === 'slot' && `asked:${asking.slot}`,
      ...Object.keys(answers).map(slot => told.has(`asked:${slot}`) && (`passed:${slot}` as const)),
      answers['name'] != null && answers['phone_number'] != null && 'contactable',
      asking.is === 'submitted' && asking.is,
    ]
    const news = steps.filter(step => step && !told.has(step) && told.add(step))
    if (isKnown || !news[0]) return
    const body = new URLSearchParams({ site, page: location.pathname, steps: news.join() })
    const call = bare({ method: 'POST', body, keepalive: true })
    // A page's own wrapper around `fetch` may fail at once.
    tried(() => void fetch(base + basePath + guestPaths.tallies, call).catch(() => {}))
  }
}

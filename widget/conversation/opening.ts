import type { Form } from '../../shared/form.ts'
import { bare } from './bare.ts'
import type { Chip, Prompt } from './prompt.ts'
import type { Conversation } from './state.ts'

/** A conversation in which the guest has said nothing, and of which nothing is known. */
export const opening = (): Conversation => ({
  log: [
    { by: 'widget', say: 'greeting' },
    { by: 'widget', say: 'opening' },
  ],
  answers: bare({}),
  offers: bare({}),
  custom: bare({}),
  asking: { is: 'opening' },
  past: [],
  // Its own, or a page's Object.prototype would have its say.
  unread: [],
})

/** The free question, with a few of the site's places to begin with. */
export function openingPrompt({ destinations }: Pick<Form, 'destinations'>): Prompt {
  const places = destinations.slice(0, 3).map(text => ({ is: 'reply', text }) as const)
  const chips: Chip[] = [...places, { is: 'skip', as: 'step_by_step' }]
  return bare({ kind: 'opening', chips })
}

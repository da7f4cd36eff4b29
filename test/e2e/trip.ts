import { texts } from '../../widget/locales/en.ts'
import type { chatOf } from '../support/chat.ts'

/** One question as the chat puts it, and what the guest does about it. */
interface Step {
  asked: string
  say?: string
  tap?: string
}

/** Ahead of whatever day the browser's clock shows. */
const start_date = `${new Date().getFullYear() + 1}-01-12`

/** A whole conversation, question by question, from the first words to the last tap. */
export const steps: Step[] = [
  { asked: texts.opening, tap: texts.step_by_step },
  { asked: texts.ask_destination, say: 'Goa' },
  { asked: texts.ask_start_date, say: start_date },
  { asked: texts.ask_no_of_days, tap: '7 days' },
  { asked: texts.ask_no_of_adults, say: '2' },
  { asked: texts.ask_no_of_children, tap: '1 child' },
  { asked: texts.ask_name, say: 'Asha Rao' },
  { asked: texts.ask_phone_number, say: '+91 98450 12345' },
  { asked: texts.ask_email, say: 'asha@example.com' },
  { asked: texts.ask_comments, say: 'A quiet room, please.' },
  { asked: texts.summary, tap: texts.send },
]

/** What the operator must find of it. */
export const fields = {
  destination: 'Goa',
  start_date,
  no_of_days: 7,
  no_of_adults: 2,
  no_of_children: 1,
  name: 'Asha Rao',
  phone_number: '+91 98450 12345',
  email: 'asha@example.com',
  comments: 'A quiet room, please.',
}

export async function answer(chat: ReturnType<typeof chatOf>, { asked, say, tap }: Step) {
  await chat.asked(asked)
  if (say !== undefined) await chat.say(say)
  else if (tap !== undefined) await chat.tap(tap)
}

/** Until the answer is kept: a first one may wait a moment for the rest of the chat to come. */
export async function answerForGood(chat: ReturnType<typeof chatOf>, step: Step) {
  await answer(chat, step)
  const following = steps[steps.indexOf(step) + 1]
  if (following) await chat.asked(following.asked)
  await chat.told(following ? texts.saved : texts.delivered)
}

export const isLast = (step: Step) => step === steps.at(-1)

export async function answerAll(chat: ReturnType<typeof chatOf>) {
  for (const step of steps) await answer(chat, step)
}

import { asCommand } from '../../conversation/plain.ts'
import type { Commands, ConversationEvent } from '../../conversation/state.ts'
import type { Texts } from '../../locales/en.ts'

/** What is on a button may be typed as well: `back` and `back_words` are all phrases of one command. */
export function commandsOf(texts: Texts): Commands {
  const phrases = (name: string) =>
    Object.entries(texts).flatMap(([key, text]) =>
      `${key}_`.startsWith(`${name}_`) ? text.split('|').map(asCommand) : [],
    )
  return {
    skip: phrases('skip'),
    back: phrases('back'),
    restart: phrases('restart'),
    yes: phrases('yes'),
    no: phrases('no'),
  }
}

/** Typed, or by its button. */
export const isBack = (event: ConversationEvent, texts: Texts) =>
  (event.is === 'reply' && commandsOf(texts).back.includes(asCommand(event.text))) ||
  event.is === 'back'

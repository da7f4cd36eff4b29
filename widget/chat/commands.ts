import { asCommand } from '../conversation/plain.ts'
import type { Commands } from '../conversation/state.ts'
import type { Texts } from '../locales/en.ts'

export function commandsOf(texts: Texts): Commands {
  const phrases = (list: string) => asCommand(list).split('|')
  return {
    skip: [...phrases(texts.skip_words), ...phrases(texts.skip_unsure)],
    back: phrases(texts.back_words),
    restart: phrases(texts.restart_words),
    yes: texts.yes,
    no: texts.no,
  }
}

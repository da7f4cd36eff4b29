import type { Chip } from '../../conversation/prompt.ts'
import type { ConversationEvent } from '../../conversation/state.ts'
import type { Words } from '../first-words.ts'
import { onTap } from './tap.ts'

interface Props {
  chips: Chip[]
  words: Words
  send: (event: ConversationEvent) => void
}

export function Chips({ chips, words, send }: Props) {
  return (
    <ul class="chips">
      {chips.map(chip => {
        const text = words.chip(chip)
        return (
          <li key={text}>
            <button
              class={chip.is === 'back' ? 'quiet' : `chip ${chip.is}`}
              part="chip"
              onClick={onTap(() => send(eventOf(chip, text)))}
            >
              {text}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const eventOf = (chip: Chip, text: string): ConversationEvent =>
  chip.is === 'value' ? { ...chip, is: 'choose', text } : { is: chip.is, text }

import type { Chip } from '../conversation/prompt.ts'
import type { ConversationEvent } from '../conversation/state.ts'
import type { Words } from './words.ts'

interface Props {
  chips: Chip[]
  words: Words
  send: (event: ConversationEvent) => void
  reply: (text: string) => void
}

export function Chips({ chips, words, send, reply }: Props) {
  if (chips.length === 0) return null
  return (
    <ul class="chips">
      {chips.map(chip => {
        const text = words.chip(chip)
        return (
          <li key={text}>
            <button class={looks[chip.is]} part="chip" onClick={() => tap(chip, text, send, reply)}>
              {text}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const looks = { value: 'chip', reply: 'chip', skip: 'chip plain', back: 'quiet' }

function tap(chip: Chip, text: string, send: Props['send'], reply: Props['reply']) {
  if (chip.is === 'reply') reply(text)
  else if (chip.is === 'value') send({ is: 'choose', value: chip.value, text })
  else send({ is: chip.is, text })
}

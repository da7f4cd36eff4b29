import type { QuestionKind } from '../../shared/form.ts'
import type { Prompt } from '../conversation/prompt.ts'
import type { Conversation, ConversationEvent } from '../conversation/state.ts'
import { CalendarIcon, KeyboardIcon, SendIcon } from './icons.tsx'
import type { Words } from './words.ts'

interface Props {
  prompt: Prompt
  words: Words
  conversation: Conversation
  send: (event: ConversationEvent) => void
  reply: (text: string) => void
}

/** Where the guest types. The form makes Enter and the phone keyboard's key send. */
export function Composer(props: Props) {
  const { prompt, words, send } = props
  return (
    <form class="composer" part="composer" noValidate onSubmit={event => submit(event, props)}>
      {prompt.days && (
        <button
          type="button"
          class="icon"
          aria-label={words.text(prompt.picker ? 'type_instead' : 'choose_date')}
          onClick={() => send({ is: 'pick' })}
        >
          {prompt.picker ? <KeyboardIcon /> : <CalendarIcon />}
        </button>
      )}
      {prompt.options ? (
        <Options key={prompt.slot} {...props} />
      ) : (
        <Field key={`${prompt.slot} ${prompt.picker}`} {...props} />
      )}
      <button
        class={prompt.options ? 'send' : 'icon go'}
        part="reply"
        aria-label={words.text(prompt.options ? 'done' : 'reply')}
      >
        {prompt.options ? words.text('done') : <SendIcon />}
      </button>
    </form>
  )
}

/** Several may be chosen: boxes, which need no code to keep what is ticked. */
function Options({ prompt: { slot, options }, words, conversation }: Props) {
  const known = [slot && conversation.answers[slot]].flat()
  return (
    <fieldset class="options" aria-label={words.text(`label_${slot}`)}>
      {options?.map((option, at) => (
        <label key={option} class="chip" part="chip" dir="auto">
          <input
            type="checkbox"
            name="reply"
            class={at ? '' : 'rest'}
            value={option}
            defaultChecked={known.includes(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function Field({ prompt, words, conversation }: Props) {
  const { kind, slot, days } = prompt
  const name = slot ? words.text(`label_${slot}`) : words.text('type_here')
  const field = { class: 'field', part: 'field', name: 'reply', 'aria-label': name } as const
  const known = (slot && conversation.answers[slot]) ?? ''
  if (kind === 'opening' || kind === 'long_text')
    return (
      <textarea
        {...field}
        rows={1}
        maxLength={500}
        enterkeyhint="send"
        defaultValue={String(known)}
        placeholder={words.text(kind === 'opening' ? 'opening_example' : 'type_here')}
        onKeyDown={sendOnEnter}
      />
    )
  if (prompt.picker && days)
    return (
      <input
        {...field}
        type="date"
        min={days.from}
        max={days.to ?? ''}
        defaultValue={String(known)}
      />
    )
  return (
    <input
      {...field}
      {...asTyped[kind]}
      list={undefined}
      // A day is written anew rather than mended letter by letter.
      defaultValue={kind === 'date' || kind === 'yes_no' ? '' : String(known)}
      autocomplete={slot === 'name' ? 'name' : (completed[kind] ?? 'off')}
      enterkeyhint="send"
      maxLength={500}
      placeholder={words.text('type_here')}
    />
  )
}

interface Typing {
  type: 'tel' | 'email' | 'text'
  inputmode?: 'numeric'
}

const asTyped: Partial<Record<QuestionKind, Typing>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  number: { type: 'text', inputmode: 'numeric' },
}

const completed: Partial<Record<QuestionKind, string>> = { phone: 'tel', email: 'email' }

function sendOnEnter(event: KeyboardEvent) {
  // Enter also ends a word of an input method, as Chinese and Japanese are typed.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  ;(event.currentTarget as HTMLTextAreaElement).form?.requestSubmit()
}

function submit(event: Event, { prompt, words, send, reply }: Props) {
  event.preventDefault()
  const form = event.currentTarget as HTMLFormElement
  const given = new FormData(form).getAll('reply').map(String)
  const value = given.join().trim()
  if (!value) return
  form.reset()
  if (prompt.options && prompt.slot)
    return send({ is: 'choose', value: given, text: words.value(prompt.slot, given) })
  if (!prompt.picker || !prompt.slot) return reply(value)
  send({ is: 'choose', value, text: words.value(prompt.slot, value) })
}

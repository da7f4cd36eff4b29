import type { QuestionKind } from '../../../shared/form.ts'
import type { Prompt } from '../../conversation/prompt.ts'
import type { Conversation, ConversationEvent } from '../../conversation/state.ts'
import { CalendarIcon, KeyboardIcon, SendIcon } from './icons.tsx'
import type { Words } from '../first-words.ts'
import { onTap } from './tap.ts'

interface Props {
  prompt: Prompt
  words: Words
  conversation: Conversation
  send: (event: ConversationEvent) => void
}

/** Where the guest types. The form makes Enter and the phone keyboard's key send. */
export function Composer(props: Props) {
  const { prompt, words, send } = props
  const done = prompt.options && words.text('done')
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
        // Another button, or a browser that translates would leave its word for “Done” beside the arrow.
        key={done}
        class={done ? 'send' : 'icon go'}
        onClick={onTap()}
        part="reply"
        aria-label={done ?? words.text('reply')}
      >
        {done ?? <SendIcon />}
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

function Field(props: Props) {
  const { prompt, words } = props
  const { kind, slot, days, picker } = prompt
  const field = {
    class: 'field',
    part: 'field',
    name: 'reply',
    'aria-label': words.text(slot ? `label_${slot}` : 'type_here'),
    placeholder: words.text(slot ? 'type_here' : 'opening_example'),
    enterkeyhint: 'send',
    defaultValue: known(props),
  } as const
  if (kind === 'opening' || kind === 'long_text')
    return <textarea {...field} rows={1} onKeyDown={sendOnEnter} onInput={grow} />
  if (picker && days) return <input {...field} type="date" min={days.from} max={days.to ?? ''} />
  const completed = slot === 'name' ? slot : 'off'
  return <input {...field} autocomplete={completed} {...asTyped[kind]} />
}

/**
 * What the field begins with: the answer so far, to be corrected. But a day, a yes or a no is easier
 * typed anew, and while a reply waits to be read the answer may be out of date.
 */
function known({ prompt: { kind, slot, picker }, conversation: { answers, unread } }: Props) {
  const isAnew = !slot || kind === 'yes_no' || (kind === 'date' && !picker) || unread?.[0]
  return isAnew ? '' : String(answers[slot] ?? '')
}

const asTyped: Partial<Record<QuestionKind, object>> = {
  phone: { type: 'tel', autocomplete: 'tel' },
  email: { type: 'email', autocomplete: 'email' },
  number: { inputmode: 'numeric' },
}

function sendOnEnter(event: KeyboardEvent) {
  // Enter also ends a word of an input method, as Chinese and Japanese are typed; Safari says so by
  // this code alone.
  if (event.key !== 'Enter' || event.shiftKey || event.keyCode === 229) return
  event.preventDefault()
  ;(event.currentTarget as HTMLTextAreaElement).form?.requestSubmit()
}

/** As high as what is typed, in browsers whose styles cannot say so. */
function grow({ currentTarget: field }: { currentTarget: HTMLTextAreaElement }) {
  field.rows = 1
  while (field.rows < 5 && field.scrollHeight > field.clientHeight) field.rows++
}

function submit(event: Event, { prompt, words, send }: Props) {
  event.preventDefault()
  const form = event.currentTarget as HTMLFormElement
  const given = new FormData(form).getAll('reply').map(String)
  const text = given.join().trim().normalize()
  const { slot, options, picker } = prompt
  if (!text && options) return send({ is: 'skip', text: words.text('skip_unsure') })
  if (!text) return
  form.reset()
  const value = options ? given : text
  if (slot && (options ?? picker))
    send({ is: 'choose', slot, value, text: words.value(slot, value) })
  else send({ is: 'reply', text })
}

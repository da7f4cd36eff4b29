import { ChangeIcon } from './icons.tsx'
import { onTap } from './tap.ts'
import { isUnderway } from '../../outbox/delivery.ts'
import type { ChatOptions } from '../options.ts'
import type { Talking } from './talking.ts'

/** Every answer, with a way to change it. */
export function Summary({ form, view, send }: Talking) {
  const { words, conversation } = view
  const { answers, custom } = conversation
  return (
    <ul class="summary rest" part="summary" tabIndex={-1}>
      {form.questions.map(({ slot }) => (
        <li key={slot}>
          <button class="row" onClick={onTap(() => send({ is: 'change', slot }))}>
            <span class="label" dir="auto">
              {words.text(`label_${slot}`)}
            </span>
            <span class={answers[slot] == null ? 'open' : ''}>
              <bdi>
                {words.value(slot, answers[slot], custom[`${slot}_words`] as string | undefined)}
              </bdi>
            </span>
            <span class="unseen">{words.text('change')}</span>
            <ChangeIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** In the place of the field: the one button that matters, always in sight. */
export function SummaryFoot({ view, send, options }: Talking & { options: ChatOptions }) {
  const { consent, privacyUrl } = options
  const { words, delivery, conversation } = view
  const { asking, log } = conversation
  // Where the page has told all, who starts over is here again at once, and has no chip to go back by.
  const again = view.hasWayBack ? 'back' : 'restart'
  const isSubmitted = asking.is === 'submitted'
  const told = words.delivery(delivery)
  const wasSent = log.some(({ say }) => say === 'sent')
  return (
    <form
      onSubmit={(event: Event) => {
        event.preventDefault()
        send({ is: 'submit' })
      }}
    >
      {consent && !isSubmitted && (
        <label class="consent" part="consent">
          <input type="checkbox" required />
          <bdi>{consent}</bdi>
        </label>
      )}
      {!isSubmitted && (
        <button class="send" part="send">
          {words.text(wasSent ? 'send_again' : 'send')}
        </button>
      )}
      <p>
        {isUnderway(delivery) ? (
          isSubmitted && <bdi key={told}>{told}</bdi>
        ) : (
          <button type="button" class="quiet" onClick={onTap(() => send({ is: again }))}>
            {words.text(isSubmitted ? 'another' : again)}
          </button>
        )}
        {privacyUrl && (
          <a class="quiet" href={privacyUrl} target="_blank">
            {words.text('privacy')}
          </a>
        )}
      </p>
    </form>
  )
}

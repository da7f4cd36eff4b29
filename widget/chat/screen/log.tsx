import type { ConversationEvent, Entry, Piece } from '../../conversation/state.ts'
import type { Words } from '../first-words.ts'

interface Props {
  entries: Entry[]
  words: Words
  send: (event: ConversationEvent) => void
}

/** Entries are only ever added, so that a screen reader hears each of them once. */
export function Log({ entries, words, send }: Props) {
  return (
    <div class="log" role="log">
      {entries.map((entry, at) =>
        entry.by === 'guest' ? (
          <p key={at} class="bubble guest" part="guest-bubble" dir="auto">
            {/* Isolated, or its script would decide the direction of the guest's. */}
            <bdi class="unseen">{words.text('you')} </bdi>
            {entry.text}
          </p>
        ) : (
          <div key={at} class="bubble" part="bubble">
            {words
              .saying(entry)
              .split('\n')
              .map((line, at) => (
                <p class={at ? 'help' : ''} dir="auto">
                  {line}
                </p>
              ))}
            {entry.say === 'understood' && piecesOf(entry.pieces, words, send)}
            {entry.say === 'sent' && entry.reference && (
              <p class="reference">{words.text('reference', { reference: entry.reference })}</p>
            )}
          </div>
        ),
      )}
    </div>
  )
}

function piecesOf(pieces: Piece[], words: Words, send: Props['send']) {
  return (
    <ul class="pieces">
      {pieces.map(({ slot, value }) => (
        <li key={slot}>
          <button
            part="piece"
            dir="auto"
            title={`${words.text('change')}: ${words.text(`label_${slot}`)}`}
            onClick={() => send({ is: 'change', slot })}
          >
            {words.value(slot, value)}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'preact/hooks'
import { maxNoteLength } from '../../shared/lead-api.ts'
import type { Note } from '../../shared/lead.ts'
import { deedFor } from '../format/deed.ts'
import { draftKeeper } from '../kept-drafts.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { focusHeading } from '../parts/kept-focus.ts'
import { toastRefusal } from '../parts/reporting.ts'
import { RelativeTime } from '../parts/time.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { useLeft } from '../parts/use-left.ts'
import { useSending, type Sending } from '../parts/use-sending.ts'
import { problemText } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { AuthorName } from './author-name.tsx'
import { LongText } from './long-text.tsx'
import type { Sheet } from './sheet.ts'
import { useAddNote } from './use-add-note.ts'
import { useRemoveNote } from './use-remove-note.ts'

const noteId = 'note'

export const focusNote = () => document.getElementById(noteId)?.focus()

/** Down to where a note is written: on a phone that is far below the telephone number. */
export const NoteJump = () => (
  <button type="button" class="button note-jump" onClick={focusNote}>
    <Icon name="edit" />
    {texts.notes.jump}
  </button>
)

/** What operators tell each other; guests never see it. */
export function Notes({ sheet }: { sheet: Sheet }) {
  const { lead, onRefusal } = sheet
  const { sending, send } = useSending(onRefusal)
  const addNote = useAddNote(sheet)
  const left = useLeft()
  const add = (text: string, added: () => void): Promise<void> =>
    send(async () => {
      try {
        await keeperOf(sheet).sending(text, addNote(text))
        added()
      } catch (error) {
        if (!left.current) throw error
        toastRefusal(sheet, error, deedFor(lead, texts.notes.add), {
          retry: () => void add(text, added),
        })
      }
    })
  return (
    <section class="notes">
      <h2>{texts.notes.title}</h2>
      <ul>
        {lead.notes.map(note => (
          <NoteLine key={note.id} note={note} sheet={sheet} />
        ))}
      </ul>
      <NoteForm sheet={sheet} sending={sending} add={(text, added) => void add(text, added)} />
    </section>
  )
}

const keeperOf = ({ operator, lead }: Sheet) =>
  draftKeeper<string>(operator, 'lead', lead.id, 'note')

interface FormProps {
  sheet: Sheet
  sending: Sending
  add: (text: string, added: () => void) => void
}

function NoteForm({ sheet, sending, add }: FormProps) {
  const keeper = keeperOf(sheet)
  const [text, setText] = useState(keeper.resumed() ?? '')
  const refusal = useInSight<HTMLParagraphElement>(sending.is === 'refused')
  const write = (typed: string) => {
    keeper.keep(typed.trim() === '' ? undefined : typed)
    setText(typed)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    // What is written on while a note is on its way is the next one.
    if (text.trim()) add(text, () => keeper.kept() === text && write(''))
  }
  const press = (event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) => {
    if (event.isComposing) return
    if (event.key === 'Escape') focusHeading()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form class="note-form" onSubmit={submit}>
      <textarea
        id={noteId}
        class="input"
        rows={2}
        maxLength={maxNoteLength}
        dir="auto"
        aria-label={texts.notes.add}
        placeholder={texts.notes.hint}
        value={text}
        onInput={event => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      {text.trim() !== '' && (
        <button type="submit" class="button" aria-disabled={sending.is === 'sending'}>
          {texts.notes.add}
        </button>
      )}
      <p ref={refusal} class="edit-error" role="alert">
        {sending.is === 'refused' && problemText(sending.problem)}
      </p>
    </form>
  )
}

function NoteLine({ note, sheet }: { note: Note; sheet: Sheet }) {
  const { operator, now } = sheet
  const remove = useRemoveNote(note, sheet)
  const isMine = note.by === `operator:${operator.id}`
  return (
    <li>
      <p class="moment">
        <AuthorName by={note.by} sheet={sheet} />
        <RelativeTime instant={note.at} now={now} />
        {(isMine || operator.role === 'owner') && (
          <IconButton icon="close" label={texts.notes.remove} onClick={() => void remove()} />
        )}
      </p>
      <LongText text={note.text} />
    </li>
  )
}

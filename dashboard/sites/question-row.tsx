import type { FieldErrors } from '../../shared/api.ts'
import { indispensable, type Question } from '../../shared/form.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { isWrong } from './editor.ts'
import { QuestionFields } from './question-fields.tsx'
import { nameOf } from './questions.ts'
import type { Questions } from './use-questions.ts'

interface Props {
  form: Questions
  question: Question
  at: number
  errors: FieldErrors
  /** Names of the questions that are kept already. */
  saved: readonly string[]
  /** The focus is no longer in it. */
  leave: () => void
}

/** Moved by pointer or keyboard, opened to be edited. */
export function QuestionRow(props: Props) {
  const { form, question, at, errors, saved } = props
  const isOpen = form.open === at
  const wrong = isWrong(errors, `questions.${at}`)
  const over = (event: DragEvent) => form.isOver(at) && event.preventDefault()
  return (
    <li
      class={wrong ? 'question is-wrong' : 'question'}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) props.leave()
      }}
      onDragOver={over}
      onDrop={event => {
        event.preventDefault()
        form.drop(at)
      }}
    >
      <div class="question-head">
        <Grip at={at} grab={form.grab} />
        <button
          type="button"
          class="question-name"
          data-do="edit"
          aria-expanded={isOpen}
          onClick={() => form.toggle(at)}
        >
          <span dir="auto">{nameOf(question)}</span>
          <span class="question-kind">{texts.kinds[question.kind]}</span>
          {question.required && <span class="tag">{texts.form.required}</span>}
          {wrong && (
            <span class="tag tag-caution">
              <span aria-hidden="true">!</span>
              <span class="unseen">{texts.site.wrongInside}</span>
            </span>
          )}
        </button>
        <Moves {...props} />
      </div>
      {isOpen && (
        <QuestionFields
          {...props}
          isNew={!saved.includes(question.slot)}
          taken={[...saved, ...form.questions.toSpliced(at, 1).map(({ slot }) => slot)]}
          change={next => form.change(at, next)}
        />
      )}
    </li>
  )
}

const Grip = ({ at, grab }: { at: number; grab: Questions['grab'] }) => (
  <span
    class="grip"
    draggable
    aria-hidden="true"
    onDragStart={event => {
      // Firefox drags nothing that carries nothing.
      event.dataTransfer?.setData('text/plain', String(at))
      grab(at)
    }}
    onDragEnd={() => grab(undefined)}
  />
)

function Moves({ form, question, at }: Props) {
  const name = { question: nameOf(question) }
  const isKept = indispensable.includes(question.slot)
  return (
    <div class="question-moves">
      <Act
        is="up"
        label={say(texts.form.moveUp, name)}
        can={at > 0}
        act={() => form.step(at, -1)}
      />
      <Act
        is="down"
        label={say(texts.form.moveDown, name)}
        can={at < form.questions.length - 1}
        act={() => form.step(at, 1)}
      />
      <Act
        is="close"
        label={isKept ? texts.form.needed : say(texts.form.remove, name)}
        can={!isKept}
        act={() => form.remove(at, question)}
      />
    </div>
  )
}

interface ActProps {
  is: 'up' | 'down' | 'close'
  label: string
  can: boolean
  act: () => void
}

const Act = ({ is, label, can, act }: ActProps) => (
  <IconButton
    icon={is}
    label={label}
    data-do={is}
    aria-disabled={!can}
    onClick={() => can && act()}
  />
)

import type { FieldErrors } from '../../shared/api.ts'
import { indispensable, type Question } from '../../shared/form.ts'
import { Icon } from '../parts/icon.tsx'
import { say, texts } from '../texts/texts.ts'
import { isWrong } from './editor.ts'
import { QuestionFields } from './question-fields.tsx'
import { nameOf } from './questions.ts'

interface Props {
  question: Question
  at: number
  count: number
  /** The other questions of the form. */
  others: Question[]
  errors: FieldErrors
  isNew: boolean
  isOpen: boolean
  /** Another question is being dragged, and may be dropped here. */
  isOver: boolean
  /** The focus is no longer in it. */
  leave: () => void
  toggle: () => void
  change: (question: Question) => void
  remove: () => void
  move: (by: 1 | -1) => void
  grab: (at: number | undefined) => void
  drop: () => void
}

export function QuestionRow(props: Props) {
  const { question, at, errors, isOpen, isOver, grab, drop, toggle, leave } = props
  const wrong = isWrong(errors, `questions.${at}`)
  const over = (event: DragEvent) => isOver && event.preventDefault()
  return (
    <li
      class={['question', isOpen && 'is-open', wrong && 'is-wrong'].filter(Boolean).join(' ')}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) leave()
      }}
      onDragOver={over}
      onDrop={event => {
        event.preventDefault()
        drop()
      }}
    >
      <div class="question-head">
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
        <button
          type="button"
          class="question-name"
          data-do="edit"
          aria-expanded={isOpen}
          aria-label={say(texts.form.edit, { question: nameOf(question) })}
          onClick={toggle}
        >
          <span dir="auto">{nameOf(question)}</span>
          <span class="question-kind">{texts.kinds[question.kind]}</span>
          {question.required && <span class="tag">{texts.form.required}</span>}
          {wrong && <span class="tag tag-caution">!</span>}
        </button>
        <Moves {...props} />
      </div>
      {isOpen && <QuestionFields {...props} />}
    </li>
  )
}

function Moves({ question, at, count, move, remove }: Props) {
  const name = { question: nameOf(question) }
  const isKept = indispensable.includes(question.slot)
  return (
    <div class="question-moves">
      <Act is="up" label={say(texts.form.moveUp, name)} can={at > 0} act={() => move(-1)} />
      <Act
        is="down"
        label={say(texts.form.moveDown, name)}
        can={at < count - 1}
        act={() => move(1)}
      />
      <Act
        is="close"
        label={isKept ? texts.form.needed : say(texts.form.remove, name)}
        can={!isKept}
        act={remove}
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
  <button
    type="button"
    class="icon-button"
    data-do={is}
    title={label}
    aria-label={label}
    aria-disabled={!can}
    onClick={() => can && act()}
  >
    <Icon name={is} />
  </button>
)

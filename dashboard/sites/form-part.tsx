import { useState } from 'preact/hooks'
import { formBounds, type Question } from '../../shared/form.ts'
import type { SiteBody } from '../../shared/site-api.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { texts } from '../texts/texts.ts'
import { AddQuestion } from './add-question.tsx'
import type { Editor } from './editor.ts'
import { QuestionRow } from './question-row.tsx'
import { useQuestions, type Questions } from './use-questions.ts'

interface Props extends Editor, Pick<SectionProps, 'toast'> {
  base: SiteBody
}

/** What a site asks its guests. */
export function FormPart(props: Props) {
  const { questions } = props.draft
  const form = useQuestions(props)
  const [isAdding, setAdding] = useState(false)
  const isFull = questions.length >= formBounds.questions
  const add = (question: Question) => {
    setAdding(false)
    form.add(question)
  }
  return (
    <section>
      <p class="field-hint">{texts.form.hint}</p>
      {props.errors['questions'] && <p class="field-wrong">{texts.wrong.questions}</p>}
      <QuestionList {...props} form={form} />
      <p class="unseen" role="status">
        {form.said}
      </p>
      <button
        type="button"
        class="button form-end"
        aria-disabled={isFull}
        onClick={() => !isFull && setAdding(true)}
      >
        {texts.form.add}
      </button>
      {isAdding && <AddQuestion {...{ questions, add }} close={() => setAdding(false)} />}
    </section>
  )
}

/** In their order: moved by pointer or keyboard, opened to be edited. */
function QuestionList({ draft, errors, setFresh, base, form }: Props & { form: Questions }) {
  const { questions } = draft
  const [dragged, setDragged] = useState<number>()
  const saved = new Set(base.site.questions.map(({ slot }) => slot))
  return (
    <ol ref={form.list} class="questions">
      {questions.map((question, at) => (
        <QuestionRow
          key={at}
          {...{ question, at, errors }}
          count={questions.length}
          others={questions.filter((_, place) => place !== at)}
          isNew={!saved.has(question.slot)}
          isOpen={form.open === at}
          isOver={dragged !== undefined && dragged !== at}
          leave={() => setFresh(undefined)}
          toggle={() => form.toggle(at)}
          change={next => form.change(at, next)}
          remove={() => form.remove(at, question)}
          move={by => form.step(at, by)}
          grab={setDragged}
          drop={() => dragged !== undefined && form.move(dragged, at)}
        />
      ))}
    </ol>
  )
}

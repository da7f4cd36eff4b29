import { useId, useState } from 'preact/hooks'
import { formBounds, type Question } from '../../shared/form.ts'
import type { SiteBody } from '../../shared/site-api.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { AddQuestion } from './add-question.tsx'
import type { Editor } from './editor.ts'
import { QuestionRow } from './question-row.tsx'
import { useQuestions } from './use-questions.ts'

interface Props extends Editor, Pick<SectionProps, 'toast'> {
  base: SiteBody
}

/** What a site asks its guests, in their order. */
export function FormPart(props: Props) {
  const { errors, leaveFresh } = props
  const { questions } = props.draft
  const form = useQuestions(props)
  const [isAdding, setAdding] = useState(false)
  const saved = props.base.site.questions.map(({ slot }) => slot)
  const isFull = questions.length >= formBounds.questions
  const why = useId()
  const add = (question: Question) => {
    setAdding(false)
    form.add(question)
  }
  return (
    <section>
      <p class="field-hint">{texts.form.hint}</p>
      {errors['questions'] && <p class="field-wrong">{texts.wrong.questions}</p>}
      <ol ref={form.list} class="questions">
        {questions.map((question, at) => (
          <QuestionRow key={at} {...{ form, question, at, errors, saved }} leave={leaveFresh} />
        ))}
      </ol>
      <p class="unseen" role="status">
        {form.said}
      </p>
      <button
        type="button"
        class="button form-end"
        aria-disabled={isFull}
        aria-describedby={isFull ? why : undefined}
        onClick={() => !isFull && setAdding(true)}
      >
        {texts.form.add}
      </button>
      {isFull && (
        <p id={why} class="field-hint">
          {say(texts.form.full, { most: String(formBounds.questions) })}
        </p>
      )}
      {isAdding && <AddQuestion {...{ questions, saved, add }} close={() => setAdding(false)} />}
    </section>
  )
}

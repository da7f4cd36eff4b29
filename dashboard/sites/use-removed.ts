import { useRef } from 'preact/hooks'
import type { Question } from '../../shared/form.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { useKeys } from '../parts/use-keys.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { Editor } from './editor.ts'
import { nameOf } from './questions.ts'

/** A question, and where it was. */
interface Removed {
  at: number
  question: Question
}

interface Deps extends Pick<Editor, 'draft' | 'amend'>, Pick<SectionProps, 'toast'> {
  /** It is back at this place. */
  restored: (at: number) => void
}

/** The questions that were removed since the form is open: each can be had back, the last one first. */
export function useRemoved({ draft: { questions }, amend, toast, restored }: Deps) {
  const removed = useRef<Removed[]>([])
  const asked = useRef(questions)
  asked.current = questions

  /** What is asked again already needs no way back. */
  const lacking = () =>
    removed.current.filter(
      ({ question: { slot } }) => !asked.current.some(each => each.slot === slot),
    )

  /** Where it was; whatever was written into the others meanwhile stays. */
  function restore() {
    const [last, ...earlier] = lacking()
    if (!last) return
    removed.current = earlier
    amend(draft => ({ questions: draft.questions.toSpliced(last.at, 0, last.question) }))
    restored(last.at)
    const [before] = earlier
    const undone = {
      question: nameOf(last.question),
      before: before ? nameOf(before.question) : '',
    }
    const text = say(before ? texts.form.restoredOf : texts.form.restored, undone)
    toast({ text, tone: 'calm', ...(before && { undo: restore }) })
  }
  useKeys({ 'Control+z': restore })

  return function remove(at: number, question: Question) {
    removed.current = [{ at, question }, ...lacking()]
    amend(draft => ({ questions: draft.questions.toSpliced(at, 1) }))
    const text = say(texts.form.removed, { question: nameOf(question) })
    toast({ text, tone: 'calm', undo: restore })
  }
}

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Question } from '../../shared/form.ts'
import type { SectionProps } from '../parts/section-props.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { Editor } from './editor.ts'
import { moved, nameOf } from './questions.ts'
import { useRemoved } from './use-removed.ts'

type Deps = Pick<Editor, 'draft' | 'set' | 'setFresh' | 'amend'> & Pick<SectionProps, 'toast'>

/** What is done with the questions of a form; one of them may be open. */
export function useQuestions({ draft, set, setFresh, amend, toast }: Deps) {
  const { questions } = draft
  const [open, setOpen] = useState<number>()
  const [said, setSaid] = useState('')
  const { list, focusNext } = useFocusIn()
  const keep = (next: Question[]) => set('questions', next)

  function move(from: number, to: number) {
    const question = questions[from]
    if (!question || to < 0 || to >= questions.length || from === to) return
    keep(moved(questions, from, to))
    setFresh(undefined)
    setOpen(undefined)
    const place = { place: String(to + 1), count: String(questions.length) }
    setSaid(say(texts.form.moved, { question: nameOf(question), ...place }))
  }

  const restored = (at: number) => {
    setFresh(undefined)
    setOpen(now => (now !== undefined && now >= at ? now + 1 : now))
  }
  const remove = useRemoved({ draft, amend, toast, restored })

  return {
    questions,
    list,
    open,
    said,
    ...useDrag(move),
    toggle: (at: number) => setOpen(open === at ? undefined : at),
    change: (at: number, question: Question) => keep(questions.with(at, question)),
    step(at: number, by: 1 | -1) {
      const on = by < 0 ? 'up' : 'down'
      focusNext({ at: at + by, on, top: topOf(list.current, { at, on }) })
      move(at, at + by)
    },
    remove(at: number, question: Question) {
      remove(at, question)
      setOpen(undefined)
      setFresh(undefined)
      focusNext({ at: Math.min(at, questions.length - 2), on: 'edit' })
    },
    add(question: Question) {
      keep([...questions, question])
      setOpen(questions.length)
      setFresh(questions.length)
      focusNext({ at: questions.length, on: 'words' })
    },
  }
}

export type Questions = ReturnType<typeof useQuestions>

function useDrag(move: (from: number, to: number) => void) {
  const [dragged, grab] = useState<number>()
  return {
    grab,
    /** Another question is being dragged, and may be dropped here. */
    isOver: (at: number) => dragged !== undefined && dragged !== at,
    drop: (at: number) => dragged !== undefined && move(dragged, at),
  }
}

/** Where the focus goes once the list has been drawn anew. */
interface Focus {
  at: number
  on: 'up' | 'down' | 'edit' | 'words'
  /** Where on the screen a control was that has just moved. */
  top?: number | undefined
}

const controlAt = (list: HTMLElement | null, { at, on }: Focus) =>
  list?.children[at]?.querySelector<HTMLElement>(`[data-do="${on}"]`)

const topOf = (list: HTMLElement | null, focus: Focus) =>
  controlAt(list, focus)?.getBoundingClientRect().top

function useFocusIn() {
  const list = useRef<HTMLOListElement>(null)
  const [focus, focusNext] = useState<Focus>()
  // Before the next key: pressed twice, it must find the focus where it has gone.
  useLayoutEffect(() => {
    const control = focus && controlAt(list.current, focus)
    control?.focus({ preventScroll: focus?.top !== undefined })
    // It stays under the finger that has tapped it, for the next tap.
    if (control && focus.top !== undefined)
      control.closest('.site-scroll')?.scrollBy(0, control.getBoundingClientRect().top - focus.top)
  }, [focus])
  return { list, focusNext }
}

import { useEffect, useState } from 'preact/hooks'
import type { FieldErrors } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import type { SiteDraft } from '../../shared/site-api.ts'
import { problemOf, type Problem } from '../problem.ts'
import { errorsOf } from './editor.ts'
import type { SitesApi } from './sites-api.ts'

interface Deps {
  sites: SitesApi
  draft: SiteDraft
  /** The site as it is kept: shown while nothing of the draft has been right. */
  kept: SiteDraft
  onRefusal: (problem: Problem) => void
  /** Told when the server has judged the draft: what it said of an earlier one is over. */
  judged: () => void
}

/** Milliseconds without a key before the server is asked. */
const pauseMs = 350

/** What the server makes of the draft: the form that guests would get, or what is wrong with it. */
export function usePreview({ sites, draft, kept, onRefusal, judged }: Deps) {
  const [form, setForm] = useState<Form>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [last, setLast] = useState<SiteDraft>()
  const [problem, setProblem] = useState<Problem>()
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    const settle = (wrong: FieldErrors) => {
      setProblem(undefined)
      setErrors(wrong)
      setLast(draft)
      judged()
    }
    const ask = async (shown: SiteDraft) => {
      try {
        setForm(await sites.preview(shown, left.signal))
        if (shown === draft) settle({})
      } catch (error) {
        if (left.signal.aborted) return
        const refused = problemOf(error)
        onRefusal(refused)
        if (refused.is !== 'invalid') return setProblem(refused)
        if (shown === draft) settle(errorsOf(refused))
        if (shown === draft && !form) await ask(kept)
      }
    }
    const timer = setTimeout(() => void ask(draft), form ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [draft, turn])

  const retry = () => setTurn(turn + 1)
  const isOld = Object.keys(errors).length > 0
  return { form, errors, problem, retry, isOld, isJudged: last === draft }
}

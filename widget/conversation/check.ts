import type { LeadFieldName } from '../../shared/lead.ts'
import type { Problem, Setting, Value } from './state.ts'

/** What is wrong with an answer: the server's own verdict, and that trips lie in the future. */
export function check(slot: LeadFieldName, value: Value, setting: Setting): Problem | undefined {
  const validate = setting.validators[slot]
  if (validate && !validate(value)) return problem(validate.errors?.[0])
  if (slot === 'start_date' && String(value) < setting.context.now.slice(0, 10))
    return { is: 'past' }
  return undefined
}

type Failure = { keyword: string; params: Record<string, unknown> } | undefined

function problem(error: Failure): Problem {
  const limit = Number(error?.params['limit'])
  if (error?.keyword === 'maxLength') return { is: 'too long', limit }
  if (error?.keyword === 'minimum') return { is: 'too small', limit }
  if (error?.keyword === 'format') return { is: 'format' }
  return { is: 'unclear' }
}

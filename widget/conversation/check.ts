import type { Problem, Setting, Value } from './state.ts'

/** What is wrong with an answer: the server's own verdict, and that trips lie in the future. */
export function check(slot: string, value: Value, setting: Setting): Problem | undefined {
  const validate = setting.validators[slot]
  if (validate && !validate(value)) return problem(validate.errors?.[0])
  if (slot === 'start_date' && String(value) < setting.context.now.slice(0, 10))
    return { is: 'past' }
  return undefined
}

const limits: Record<string, 'too_long' | 'too_small' | 'too_big'> = {
  minimum: 'too_small',
  maximum: 'too_big',
  maxLength: 'too_long',
}

interface Failure {
  keyword: string
  params: Record<string, unknown>
}

function problem({ keyword = '', params = {} }: Partial<Failure> = {}): Problem {
  const is = limits[keyword]
  if (is) return { is, limit: Number(params['limit']) }
  return { is: keyword === 'format' ? keyword : 'unclear' }
}

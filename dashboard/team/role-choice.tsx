import { roles, type OperatorProfile, type Role } from '../../shared/operator.ts'
import { problemOf, problemText } from '../problem.ts'
import { say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'

interface Props extends Known {
  operator: OperatorProfile
}

/** Takes effect when it is chosen, and can be undone. */
export function RoleChoice({ operator, team, tell, refused, again }: Props) {
  const { id, name, role: before } = operator

  async function give(role: Role, undo?: () => void) {
    try {
      await team.change(id, { role })
      const text = say(texts.team.roleChanged, { name, role: texts.roles[role] })
      tell({ text, tone: 'calm', ...(undo && { undo }) })
    } catch (error) {
      const problem = problemOf(error)
      refused(problem)
      const text = problem.is === 'conflict' ? texts.team.lastOwner : problemText(problem)
      tell({ text, tone: 'problem' })
    }
    again()
  }

  return (
    <select
      class="input small-input"
      aria-label={say(texts.team.roleOf, { name })}
      value={before}
      onChange={event => {
        const { value } = event.currentTarget
        // Until the server says so it is what it was.
        event.currentTarget.value = before
        void give(value as Role, () => void give(before))
      }}
    >
      {roles.map(role => (
        <option key={role} value={role}>
          {texts.roles[role]}
        </option>
      ))}
    </select>
  )
}

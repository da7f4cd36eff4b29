import { roles, type OperatorProfile, type Role } from '../../shared/operator.ts'
import { openByArrows } from '../parts/open-by-arrows.ts'
import { toastRefusal } from '../parts/reporting.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { TeamProps } from './team-props.ts'

interface Props extends TeamProps {
  operator: OperatorProfile
  /** Asks an owner who would take their own rights away. */
  resign?: () => void
}

/** Takes effect when it is chosen, and can be undone. */
export function RoleChoice({ operator, team, again, resign, ...reporting }: Props) {
  const { id, name, role: before } = operator

  async function give(role: Role, undo?: () => void): Promise<void> {
    const text = say(texts.team.roleChanged, { name, role: texts.roles[role] })
    try {
      await team.change(id, { role })
      reporting.toast({ text, tone: 'calm', ...(undo && { undo }) })
    } catch (error) {
      toastRefusal(reporting, error, text, { retry: () => void give(role, undo) })
    }
    again()
  }

  return (
    <select
      class="input small-input"
      aria-label={say(texts.team.roleOf, { name })}
      value={before}
      onKeyDown={openByArrows}
      onChange={event => {
        const { value } = event.currentTarget
        // Until the server says so it is what it was.
        event.currentTarget.value = before
        if (resign) resign()
        else void give(value as Role, () => void give(before))
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

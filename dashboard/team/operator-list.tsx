import { useState } from 'preact/hooks'
import type { OperatorProfile } from '../../shared/operator.ts'
import { Confirm } from '../desk/confirm.tsx'
import { initials } from '../format/initials.ts'
import { say, texts } from '../texts/texts.ts'
import type { Known } from './known.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'

interface Props extends Known {
  operators: OperatorProfile[]
  /** Id of the one who looks. */
  me: string
}

type Asked = { to: 'rename' | 'remove'; operator: OperatorProfile }

export function OperatorList({ operators, me, ...known }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <section>
      <h2>{texts.team.operators}</h2>
      <ul class="entries">
        {operators.map(operator => (
          <Entry
            key={operator.id}
            {...known}
            operator={operator}
            isMe={operator.id === me}
            ask={to => setAsked({ to, operator })}
          />
        ))}
      </ul>
      {asked?.to === 'rename' && (
        <RenameDialog {...known} operator={asked.operator} close={close} />
      )}
      {asked?.to === 'remove' && (
        <RemoveDialog {...known} operator={asked.operator} close={close} />
      )}
    </section>
  )
}

interface EntryProps extends Known {
  operator: OperatorProfile
  isMe: boolean
  ask: (to: Asked['to']) => void
}

function Entry({ operator, isMe, ask, ...known }: EntryProps) {
  const { name, email } = operator
  return (
    <li class="entry">
      <span class="face" aria-hidden="true">
        {initials(name)}
      </span>
      <div class="entry-main">
        <p class="entry-name">
          <bdi>{name}</bdi>
          {isMe && <span class="tag">{texts.team.you}</span>}
        </p>
        <p class="entry-text">{email}</p>
      </div>
      <div class="entry-actions">
        <RoleChoice {...known} operator={operator} />
        <button
          type="button"
          class="button"
          aria-label={say(texts.team.renameOf, { name })}
          onClick={() => ask('rename')}
        >
          {texts.team.rename}
        </button>
        {!isMe && (
          <button
            type="button"
            class="button button-danger"
            aria-label={say(texts.team.removeOf, { name })}
            onClick={() => ask('remove')}
          >
            {texts.team.remove}
          </button>
        )}
      </div>
    </li>
  )
}

function RemoveDialog(props: Known & { operator: OperatorProfile; close: () => void }) {
  const { team, again, tell, operator, close, refused } = props
  const { id, name, email } = operator
  const remove = async () => {
    await team.remove(id)
    tell({ text: say(texts.team.removed, { name }), tone: 'calm' })
    again()
  }
  return (
    <Confirm
      title={say(texts.team.removeTitle, { name })}
      text={say(texts.team.removeText, { email })}
      action={texts.team.remove}
      act={remove}
      close={close}
      refused={refused}
    />
  )
}

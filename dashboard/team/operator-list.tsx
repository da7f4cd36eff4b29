import { useState } from 'preact/hooks'
import { maxNameLength, type OperatorProfile } from '../../shared/operator.ts'
import { initials } from '../format/initials.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Entry, EntryAction } from '../parts/entry.tsx'
import { NameDialog } from '../parts/name-dialog.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { TeamProps } from './team-props.ts'
import { RoleChoice } from './role-choice.tsx'

interface Props extends TeamProps {
  operators: OperatorProfile[]
  /** Id of the one who looks. */
  me: string
}

type Asked = { to: 'rename' | 'remove' | 'resign'; operator: OperatorProfile }

export function OperatorList({ operators, me, ...shared }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <section>
      <h2>{texts.team.operators}</h2>
      <ul class="entries">
        {operators.map(operator => (
          <OperatorEntry
            key={operator.id}
            {...shared}
            operator={operator}
            isMe={operator.id === me}
            ask={to => setAsked({ to, operator })}
          />
        ))}
      </ul>
      {asked?.to === 'rename' && (
        <RenameDialog {...shared} operator={asked.operator} close={close} />
      )}
      {asked?.to === 'remove' && (
        <RemoveDialog {...shared} operator={asked.operator} close={close} />
      )}
      {asked?.to === 'resign' && (
        <ResignDialog {...shared} operator={asked.operator} close={close} />
      )}
    </section>
  )
}

interface EntryProps extends TeamProps {
  operator: OperatorProfile
  isMe: boolean
  ask: (to: Asked['to']) => void
}

function OperatorEntry({ operator, isMe, ask, ...shared }: EntryProps) {
  const { name, email } = operator
  const title = (
    <>
      <bdi>{name}</bdi>
      {isMe && <span class="tag">{texts.team.you}</span>}
    </>
  )
  return (
    <Entry face={initials(name)} name={title} lines={[email]}>
      <RoleChoice {...shared} operator={operator} {...(isMe && { resign: () => ask('resign') })} />
      <EntryAction
        label={texts.team.rename}
        name={say(texts.team.renameOf, { name })}
        act={() => ask('rename')}
      />
      {!isMe && (
        <EntryAction
          label={texts.team.remove}
          name={say(texts.team.removeOf, { name })}
          act={() => ask('remove')}
          isDanger
        />
      )}
    </Entry>
  )
}

type DialogProps = TeamProps & { operator: OperatorProfile; close: () => void }

function RenameDialog({ operator, team, toast, again, ...dialog }: DialogProps) {
  const { id, name } = operator
  const rename = async (given: string) => {
    await team.change(id, { name: given })
    toast({ text: say(texts.team.renamed, { name: given }), tone: 'calm' })
    again()
  }
  return (
    <NameDialog
      {...dialog}
      title={say(texts.team.renameOf, { name })}
      label={texts.team.name}
      name={name}
      maxLength={maxNameLength}
      action={texts.team.save}
      save={rename}
    />
  )
}

function RemoveDialog(props: DialogProps) {
  const { team, again, toast, operator, close, onRefusal } = props
  const { id, name, email } = operator
  const remove = async () => {
    await team.remove(id)
    toast({ text: say(texts.team.removed, { name }), tone: 'calm' })
    again()
  }
  return (
    <Confirm
      title={say(texts.team.removeTitle, { name })}
      text={say(texts.team.removeText, { email })}
      action={texts.team.remove}
      act={remove}
      close={close}
      onRefusal={onRefusal}
    />
  )
}

/** Whoever is an agent cannot make themselves an owner again: there is no undo. */
function ResignDialog({ team, again, operator, close, onRefusal }: DialogProps) {
  const resign = async () => {
    await team.change(operator.id, { role: 'agent' })
    again()
  }
  return (
    <Confirm
      title={texts.team.resignTitle}
      text={texts.team.resignText}
      action={texts.team.resign}
      act={resign}
      close={close}
      onRefusal={onRefusal}
    />
  )
}

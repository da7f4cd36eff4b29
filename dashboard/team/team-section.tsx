import { useMemo, useState } from 'preact/hooks'
import { ProblemNote } from '../desk/problem-note.tsx'
import { SectionHead } from '../desk/section-head.tsx'
import type { SectionProps } from '../desk/sections.ts'
import { Waiting } from '../desk/waiting.tsx'
import { useAnswer } from '../desk/use-answer.ts'
import { texts } from '../texts/texts.ts'
import { teamApi } from './api.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorList } from './operator-list.tsx'
import '../styles/access.css'

/** Who works here, and who is invited to. */
export function TeamSection({ api, operator, tell, refused }: SectionProps) {
  const team = useMemo(() => teamApi(api.ask), [api])
  const { answered, again } = useAnswer(team.team, refused)
  const [isInviting, setInviting] = useState(false)
  const known = { team, tell, refused, again }

  return (
    <div class="section-page">
      <SectionHead title={texts.sections.team} lead={texts.team.lead}>
        <button type="button" class="button button-main" onClick={() => setInviting(true)}>
          {texts.team.invite}
        </button>
      </SectionHead>
      {answered.is === 'asking' && <Waiting />}
      {answered.is === 'failed' && <ProblemNote problem={answered.problem} retry={again} />}
      {answered.is === 'here' && (
        <>
          <OperatorList {...known} operators={answered.value.operators} me={operator.id} />
          <InvitationList {...known} invitations={answered.value.invitations} />
        </>
      )}
      {isInviting && <InviteDialog {...known} close={() => setInviting(false)} />}
    </div>
  )
}

import { useMemo, useState } from 'preact/hooks'
import { Answer } from '../parts/answer.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorList } from './operator-list.tsx'
import { teamApi } from './team-api.ts'
import '../styles/access.css'

/** Who works here, and who is invited to. */
export function TeamSection({ api, operator, toast, onRefusal }: SectionProps) {
  const team = useMemo(() => teamApi(api.ask), [api])
  const { answered, again } = useAnswer(team.team, onRefusal)
  useRefresh(again)
  const [isInviting, setInviting] = useState(false)
  // What another owner has removed meanwhile goes from the list as well.
  const refused = (problem: Problem) => {
    onRefusal(problem)
    if (problem.is === 'not_found') again()
  }
  const shared = { team, toast, onRefusal: refused, again }

  return (
    <div class="section-page">
      <SectionHead title={texts.sections.team} lead={texts.team.lead}>
        <button type="button" class="button button-main" onClick={() => setInviting(true)}>
          {texts.team.invite}
        </button>
      </SectionHead>
      <Answer answered={answered} again={again}>
        {({ operators, invitations }) => (
          <>
            <OperatorList {...shared} operators={operators} me={operator.id} />
            <InvitationList {...shared} invitations={invitations} />
          </>
        )}
      </Answer>
      {isInviting && <InviteDialog {...shared} close={() => setInviting(false)} />}
    </div>
  )
}

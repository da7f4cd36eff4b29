import type {
  InvitationBody,
  InvitationProfile,
  InvitationsBody,
  NewInvitation,
  OperatorEdit,
  OperatorEditBody,
  OperatorsBody,
} from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import type { OperatorProfile } from '../../shared/operator.ts'
import type { Ask } from '../api.ts'

interface Team {
  operators: OperatorProfile[]
  invitations: InvitationProfile[]
}

export const teamApi = (ask: Ask) => ({
  async team(signal: AbortSignal): Promise<Team> {
    const [{ operators }, { invitations }] = await Promise.all([
      ask<OperatorsBody>('GET', paths.operators, undefined, signal),
      ask<InvitationsBody>('GET', paths.invitations, undefined, signal),
    ])
    return { operators, invitations }
  },
  change: (id: string, edit: OperatorEdit) =>
    ask<OperatorEditBody>('PATCH', paths.operator(id), edit),
  remove: (id: string) => ask<void>('DELETE', paths.operator(id)),
  invite: (invitation: NewInvitation) => ask<InvitationBody>('POST', paths.invitations, invitation),
  withdraw: (id: string) => ask<void>('DELETE', paths.invitation(id)),
})

export type TeamApi = ReturnType<typeof teamApi>

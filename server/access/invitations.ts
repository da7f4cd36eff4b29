import { randomUUID } from 'node:crypto'
import type { InvitationProfile, NewInvitation } from '../../shared/access-api.ts'
import { millisecondsADay } from '../days.ts'
import { conflict, invalidFor, notFound, orNotFound } from '../refusal.ts'
import type { Desk, DeskData, Invitation, Operator } from '../store/store.ts'
import { hashToken, newToken } from '../tokens.ts'

/** Milliseconds a link works. */
const invitationMs = 7 * millisecondsADay
const maxOpenInvitations = 50

export type Invitations = ReturnType<typeof createInvitations>

/** Links by which people become operators, each once. */
export function createInvitations({ desk, now }: { desk: Desk; now: () => Date }) {
  const isOpen = ({ expires_at }: Invitation) => expires_at > now().toISOString()

  /** Throws `not_found` for a link that is unknown, too old or used. */
  function find({ invitations }: DeskData, token: string): Invitation {
    const hash = hashToken(token)
    return orNotFound(invitations.find(each => each.hash === hash && isOpen(each)))
  }

  return {
    open: (): InvitationProfile[] => desk.read().invitations.filter(isOpen).map(profileOf),
    require: (token: string) => find(desk.read(), token),

    /** A second invitation of the same address takes the place of the first. */
    make: ({ email: given, role }: NewInvitation, by: string) =>
      desk.change(data => {
        const email = given.toLowerCase()
        if (data.operators.some(each => each.email === email))
          throw invalidFor({ email: [{ code: 'email_taken' }] })
        const others = data.invitations.filter(each => isOpen(each) && each.email !== email)
        if (others.length >= maxOpenInvitations) throw conflict('too_many_invitations')
        const token = newToken('bhi_')
        const invitation = { ...newInvitation(now()), by, email, role, hash: hashToken(token) }
        data.invitations = [...others, invitation]
        return { token, invitation: profileOf(invitation) }
      }),

    withdraw: (id: string) =>
      desk.change(data => {
        const left = data.invitations.filter(each => each.id !== id)
        if (left.length === data.invitations.length) throw notFound()
        data.invitations = left
      }),

    /** In a change of the desk: the invitation becomes an operator. */
    accept(data: DeskData, token: string, { name, password }: Pick<Operator, 'name' | 'password'>) {
      const { id, email, role } = find(data, token)
      if (data.operators.some(each => each.email === email)) throw notFound()
      data.invitations = data.invitations.filter(each => each.id !== id)
      const created_at = now().toISOString()
      const operator: Operator = {
        id: randomUUID(),
        email,
        name,
        role,
        password,
        saved_views: [],
        created_at,
      }
      data.operators.push(operator)
      return operator
    },
  }
}

const newInvitation = (at: Date) => ({
  id: randomUUID(),
  created_at: at.toISOString(),
  expires_at: new Date(at.getTime() + invitationMs).toISOString(),
})

/** In a change of the desk: withdraws the invitations of an operator who may invite no longer. */
export function endInvitations(data: DeskData, operator: string) {
  data.invitations = data.invitations.filter(({ by }) => by !== operator)
}

const profileOf = ({ hash: _hash, by: _by, ...profile }: Invitation): InvitationProfile => profile

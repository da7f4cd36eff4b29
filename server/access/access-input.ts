import type {
  InvitationAnswer,
  InvitationToken,
  NewAccessToken,
  NewInvitation,
  OperatorEdit,
  PasswordChange,
} from '../../shared/access-api.ts'
import { scopes } from '../../shared/access-token.ts'
import { maxEmailLength, maxNameLength, passwordLength, roles } from '../../shared/operator.ts'
import { createAjv } from '../schema/ajv.ts'
import { bodyReader } from '../schema/body-reader.ts'
import type { Meanings } from '../schema/reasons.ts'
import { strictObject } from '../schema/strict-object.ts'

const name = { type: 'string', maxLength: maxNameLength, pattern: '\\S' }
const email = { type: 'string', format: 'email', maxLength: maxEmailLength }
const newPassword = {
  type: 'string',
  minLength: passwordLength.least,
  maxLength: passwordLength.most,
}
const role = { enum: [...roles] }
const token = { type: 'string', maxLength: 200, pattern: '\\S' }

/** The bodies of the routes about operators and access tokens. */
export const accessSchemas = {
  credentials: strictObject({ email: { type: 'string' }, password: { type: 'string' } }),
  operatorEdit: strictObject({ name, role }, []),
  newInvitation: strictObject({ email, role }),
  invitationToken: strictObject({ token }),
  invitationAnswer: strictObject({ token, name, password: newPassword }),
  passwordChange: strictObject({
    password: { type: 'string', maxLength: passwordLength.most },
    new_password: newPassword,
  }),
  newAccessToken: strictObject({
    site: { type: 'string' },
    name,
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: scopes.length,
      uniqueItems: true,
      items: { type: 'string', enum: [...scopes] },
    },
  }),
}

const meanings: Meanings = { enum: 'not_one_of', pattern: 'required', byWholeField: true }
const ajv = createAjv()

/** Each takes a body and throws `invalid` by field; texts come back trimmed. */
export const readCredentials = reader<{ email: string; password: string }>(
  accessSchemas.credentials,
)
export const readOperatorEdit = reader<OperatorEdit>(accessSchemas.operatorEdit)
export const readNewInvitation = reader<NewInvitation>(accessSchemas.newInvitation)
export const readInvitationToken = reader<InvitationToken>(accessSchemas.invitationToken)
export const readInvitationAnswer = reader<InvitationAnswer>(accessSchemas.invitationAnswer)
export const readPasswordChange = reader<PasswordChange>(accessSchemas.passwordChange)
export const readNewAccessToken = reader<NewAccessToken>(accessSchemas.newAccessToken)

function reader<T>(schema: object) {
  const read = bodyReader<T>(ajv, schema, meanings)
  return (body: object): T => read(Object.fromEntries(Object.entries(body).map(trimmed)))
}

/** Passwords are taken to the letter. */
const trimmed = ([field, value]: [string, unknown]) =>
  typeof value === 'string' && !field.endsWith('password') ? [field, value.trim()] : [field, value]

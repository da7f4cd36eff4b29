import type { OperatorProfile } from '../../shared/operator.ts'
import type { Operator } from '../store/store.ts'

export const operatorProfile = ({ id, email, name, role }: Operator): OperatorProfile => ({
  id,
  email,
  name,
  role,
})

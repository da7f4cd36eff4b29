import type {
  OperatorEditBody,
  OperatorSessionsBody,
  PasswordChange,
} from '../../shared/access-api.ts'
import { paths } from '../../shared/api.ts'
import type { Ask } from '../api.ts'

export const accountApi = (ask: Ask) => ({
  rename: (id: string, name: string) =>
    ask<OperatorEditBody>('PATCH', paths.operator(id), { name }),
  changePassword: (change: PasswordChange) => ask<void>('PUT', paths.operatorPassword, change),
  sessions: async (signal: AbortSignal) =>
    (await ask<OperatorSessionsBody>('GET', paths.operatorSessions, undefined, signal)).sessions,
  end: (id: string) => ask<void>('DELETE', paths.operatorSessionOf(id)),
  endOthers: () => ask<void>('DELETE', paths.operatorSessions),
})

export type AccountApi = ReturnType<typeof accountApi>

import { expect } from 'vitest'
import type { Answer, App } from '../support/start-app.ts'

/** As it came over the wire: a byte order mark is a part of it. */
export async function exported(app: App, headers: Record<string, string>, json: object) {
  const answer = await fetch(`${app.base}/leads/export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer()).toString()
}

export const imported = (
  app: App,
  headers: Record<string, string>,
  body: string | Uint8Array,
  more = {},
): Promise<Answer> =>
  app.call('POST', '/leads/import', {
    token: null,
    body,
    headers: { ...headers, 'content-type': 'application/x-ndjson', ...more },
  })

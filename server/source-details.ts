import type { Json } from '../shared/json.ts'

/** Enough for a page, its referrer and a campaign; more is noise, or somebody else's data. */
const bounds = { details: 40, nameLength: 40, textLength: 500 }

/** The lead has these itself, beside the details: no guest is to say them in our name. */
const ours = new Set(['channel', 'site', 'client_request_uid', 'received_at', 'updated_at'])

const isPlain = (name: string) =>
  /^[a-z][a-z0-9_]*$/.test(name) && name.length <= bounds.nameLength && !(name in Object.prototype)

/** What a widget told of its page, as far as it is short text by a plain name. */
export function sourceDetails(told: Json | undefined): Record<string, string> {
  if (told === null || typeof told !== 'object' || Array.isArray(told)) return {}
  const details = Object.entries(told)
    .filter(([name]) => isPlain(name) && !ours.has(name))
    .flatMap(([name, text]) =>
      typeof text === 'string' && text ? [[name, text.slice(0, bounds.textLength)] as const] : [],
    )
  return Object.fromEntries(details.slice(0, bounds.details))
}

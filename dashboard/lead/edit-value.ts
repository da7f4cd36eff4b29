import { fieldKinds, isField, type QuestionKind } from '../../shared/form.ts'
import type { Json } from '../../shared/json.ts'
import type { Lead, Suggestion } from '../../shared/lead.ts'

/** Where in a lead a value is. */
export type FieldPlace = Pick<Suggestion, 'part' | 'field'>

/** What a value is edited with. */
export type EditKind =
  | Extract<QuestionKind, 'text' | 'long_text' | 'number' | 'yes_no' | 'date' | 'phone' | 'email'>
  | 'json'

/** Text beyond which a line is too short to edit it in. */
const longLength = 80

export function editKind({ part, field }: FieldPlace, value: Json | undefined): EditKind {
  if (part === 'fields') return isField(field) ? (fieldKinds[field] as EditKind) : 'text'
  if (typeof value === 'boolean') return 'yes_no'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'object' && value !== null) return 'json'
  const text = String(value ?? '')
  return text.length > longLength || text.includes('\n') ? 'long_text' : 'text'
}

/** What stands in the input to begin with. */
export function draftOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** "1,500" is a thousand and more to some, and one and a half to others: neither is guessed. */
export const isAmbiguous = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)

/** What the input means; null takes the field away, undefined is no JSON or no clear number. */
export function valueOf(kind: EditKind, draft: string): Json | undefined {
  const text = draft.trim()
  if (text === '') return null
  if (kind === 'yes_no') return text === 'true'
  if (kind === 'json') return parsed(text)
  return kind === 'number' ? numberOf(text) : text
}

/** What is no number goes as it is, so that the server says why not. */
function numberOf(text: string): Json | undefined {
  if (isAmbiguous(text)) return undefined
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : text
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Own ones only: guests name custom fields, and one may be called `constructor`. */
export function valueAt(lead: Lead, { part, field }: FieldPlace): Json | undefined {
  const fields: Record<string, Json | undefined> = lead[part]
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

/** A field's change as an edit; names of guests' choosing stay names. */
export const editOf = ({ part, field }: FieldPlace, value: Json) => ({
  [part]: Object.fromEntries([[field, value]]),
})

import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { bounds, fieldNames } from '../../shared/trip-plan-request.ts'
import { reasonText } from '../format/reason.ts'
import { aboutOf } from '../format/words.ts'
import { texts } from '../texts/all-texts.ts'
import { isAmbiguous } from './edit-value.ts'

/** Of what kind the value of a new custom field may be; other JSON comes from the API. */
export const newKinds = ['text', 'number', 'yes_no'] as const
export type NewKind = (typeof newKinds)[number]

/** A custom field as it is being written. */
export interface NewField {
  name: string
  kind: NewKind
  value: string
}

/** What is wrong with it. */
export type Faults = Partial<Record<'name' | 'value', string>>

export function nameFault(lead: Lead, given: string): string | undefined {
  const name = given.trim()
  const limit = bounds.fieldNameLength
  if (name === '') return texts.reasons.required
  if ([...name].length > limit) return reasonText({ code: 'name_too_long', limit })
  if (isTaken(lead, name)) return texts.newField.taken
  return isReserved(name) ? texts.newField.reserved : undefined
}

/** A request's field of such a name is read by us: as one of our own, or as the guest's own words. */
const isReserved = (name: string) => name.startsWith('bellhop_') || aboutOf(name) !== undefined

/** By a field of ours, under its name or its label, or by a custom field that is there. */
function isTaken({ custom_fields }: Lead, name: string): boolean {
  const custom = Object.entries(custom_fields).filter(([, value]) => value !== null)
  const known = [...fieldNames, ...Object.values(texts.fields), ...custom.map(([each]) => each)]
  return known.some(each => each.toLowerCase() === name.toLowerCase())
}

/** The value as it will be kept, or what is wrong with it. */
export function readValue({ kind, value }: NewField): { value: Json } | { fault: string } {
  const text = value.trim()
  if (text === '') return { fault: texts.reasons.required }
  if (kind === 'yes_no') return { value: text === 'true' }
  if (kind === 'number') return readNumber(text)
  const { length } = new TextEncoder().encode(JSON.stringify(text))
  return length > maxValueBytes ? { fault: texts.problems.too_large } : { value: text }
}

/** The name and the rest of the change have to fit beside it. */
const maxValueBytes = bounds.bodyBytes - 2048

function readNumber(text: string): { value: number } | { fault: string } {
  const isPlain = /^-?\d+([.,]\d+)?$/.test(text) && !isAmbiguous(text)
  const value = Number(text.replace(',', '.'))
  return isPlain && Number.isFinite(value) ? { value } : { fault: texts.newField.number }
}

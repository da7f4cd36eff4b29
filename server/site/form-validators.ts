import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import standaloneModule from 'ajv/dist/standalone/index.js'
import type { Question } from '../../shared/form.ts'
import { createAjv } from '../schema/ajv.ts'
import { slotSchema } from './question-schema.ts'

const standaloneCode = standaloneModule.default

export interface ValidatorModule {
  text: string
  /** Of `text`. */
  digest: string
  /** `text` as guests are sent it: an eighth of the bytes. */
  brotli: Buffer
}

export function validatorModule(questions: readonly Question[]): ValidatorModule {
  const text = compileModule(questions)
  const digest = hash('sha256', text).slice(0, 16)
  return { text, digest, brotli: brotliCompressSync(text, quick) }
}

/** Half a millisecond; at the highest quality it would be 25, for 8 % fewer bytes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Compiles a form's questions to an ES module: its default export has one ajv validator a slot,
 * from exactly the schemas that the server judges by.
 */
function compileModule(questions: readonly Question[]): string {
  const ajv = createAjv({ code: { source: true, esm: true, lines: false } })
  const ids: Record<string, string> = {}
  questions.forEach((question, index) => {
    // Not the slot's name: ajv would read one that has the signs of an address as an address.
    const id = `question-${index}`
    ajv.addSchema(slotSchema(question), id)
    ids[`slot${index}`] = id
  })
  const slots = questions.map(({ slot }, index) => `${JSON.stringify(slot)}:slot${index}`)
  return `${inline(standaloneCode(ajv, ids))}\nexport default {${slots.join(',')}}\n`
}

/** What ajv's standalone code asks for by require(), which browsers do not have. */
const inlined: Record<string, string> = {
  'require("ajv/dist/runtime/ucs2length").default': 's=>[...s].length',
  'require("ajv-formats/dist/formats").fullFormats.date': `{validate:${isCalendarDate.toString()}}`,
}

function inline(code: string): string {
  return code.replaceAll(/require\("[^"]+"\)[\w.]*/g, required => {
    const replacement = inlined[required]
    if (!replacement) throw new Error(`no inlined form of ${required}`)
    return replacement
  })
}

/** Takes the same days as ajv-formats' full `date`, which leans on other functions of its own module. */
function isCalendarDate(text: string): boolean {
  const parts = /^(\d\d\d\d)-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}

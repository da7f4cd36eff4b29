import { Ajv } from 'ajv'
import addFormatsModule from 'ajv-formats'

const addFormats = addFormatsModule.default

/** No coercion: the normaliser does that, and by rules that lose nothing. */
export function createAjv(options: ConstructorParameters<typeof Ajv>[0] = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ownProperties: true, ...options })
  addFormats(ajv, { mode: 'full', formats: ['date', 'date-time', 'email'] })
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  // "+05" and leap seconds are in order, but to a Date they are nothing.
  return ajv.addFormat('date-time', text => validate(text) && !Number.isNaN(Date.parse(text)))
}

import { Ajv } from 'ajv'
import addFormatsModule from 'ajv-formats'

const addFormats = addFormatsModule.default

/** With the letters of all scripts (RFC 6531), but not in the full width that an input method leaves. */
const emailPattern =
  /^(?!.*[\uff00-\uffef])[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:-*[\p{L}\p{M}\p{N}])*\.)+[\p{L}\p{M}\p{N}](?:-*[\p{L}\p{M}\p{N}])*$/u

/** No coercion: the normaliser does that, and by rules that lose nothing. */
export function createAjv(options: ConstructorParameters<typeof Ajv>[0] = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ownProperties: true, ...options })
  addFormats(ajv, { mode: 'full', formats: ['date', 'date-time'] })
  ajv.addFormat('email', emailPattern)
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  // "+05" and leap seconds are in order, but to a Date they are nothing.
  return ajv.addFormat('date-time', text => validate(text) && !Number.isNaN(Date.parse(text)))
}

import { createAjv } from '../schema/ajv.ts'
import { bodyReader } from '../schema/body-reader.ts'
import type { Meanings } from '../schema/reasons.ts'

const ajv = createAjv({ verbose: true })

/** The one pattern in these schemas wants a name that can be seen. */
const meanings: Meanings = { enum: 'not_one_of', pattern: 'empty' }

/** The `bodyReader` of what is about leads. */
export const leadBodyReader = <T>(schema: object) => bodyReader<T>(ajv, schema, meanings)

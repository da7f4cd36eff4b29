import { exportFormats, type LeadExport } from '../../shared/lead-api.ts'
import { lateCheck } from '../late-check.ts'
import { leadFilterSchema } from '../lead/lead-input.ts'
import { refused } from '../lead/refused.ts'
import type { Input } from '../normalise.ts'
import { createAjv } from '../validate.ts'

export const leadExportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format'],
  properties: { format: { enum: [...exportFormats] }, filter: leadFilterSchema },
} as const

const isExport = lateCheck<LeadExport>(createAjv({ verbose: true }), leadExportSchema)

export function validateExport(input: Input): LeadExport {
  if (isExport(input)) return input
  throw refused(isExport.errors)
}

import { exportFormats, type LeadExport } from '../../shared/lead-api.ts'
import { leadFilterSchema } from '../lead/lead-input.ts'
import type { Input } from '../normalise.ts'
import { invalid } from '../refusal.ts'
import { createAjv } from '../validate.ts'

export const leadExportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format'],
  properties: { format: { enum: [...exportFormats] }, filter: leadFilterSchema },
} as const

const isExport = createAjv().compile<LeadExport>(leadExportSchema)

export function validateExport(input: Input): LeadExport {
  if (isExport(input)) return input
  const errors = (isExport.errors ?? []).map(({ instancePath, params, message }) => {
    const inside: unknown = params['additionalProperty'] ?? params['missingProperty']
    const at = [...instancePath.split('/').slice(1), ...(inside ? [inside] : [])].join('.')
    return [at, [message ?? 'is not valid']]
  })
  throw invalid(Object.fromEntries(errors))
}

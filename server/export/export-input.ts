import { exportFormats, type LeadExport } from '../../shared/lead-api.ts'
import { leadFilterSchema } from '../lead/lead-input.ts'
import { leadBody } from '../lead/lead-body.ts'

export const leadExportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format'],
  properties: { format: { enum: [...exportFormats] }, filter: leadFilterSchema },
} as const

export const validateExport = leadBody<LeadExport>(leadExportSchema)

import { exportFormats, type LeadExport } from '../../shared/lead-api.ts'
import { leadFilterSchema } from '../lead/lead-input.ts'
import { leadBody } from '../lead/lead-body.ts'
import { strictObject } from '../strict-object.ts'

export const leadExportSchema = strictObject(
  { format: { enum: [...exportFormats] }, filter: leadFilterSchema },
  ['format'],
)

export const validateExport = leadBody<LeadExport>(leadExportSchema)

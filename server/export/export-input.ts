import { exportFormats, type LeadExport } from '../../shared/lead-api.ts'
import { leadBodyReader } from '../lead/lead-body-reader.ts'
import { leadFilterSchema } from '../lead/lead-input.ts'
import { strictObject } from '../schema/strict-object.ts'

export const leadExportSchema = strictObject(
  { format: { enum: [...exportFormats] }, filter: leadFilterSchema },
  ['format'],
)

export const readExport = leadBodyReader<LeadExport>(leadExportSchema)

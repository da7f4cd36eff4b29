import { paths } from '../../shared/api.ts'
import { leadExportSchema } from '../export/export-input.ts'
import { answer, byCookie, byOperator, count, object, refusals, text } from './words.ts'

export const leadTransferPaths = {
  [paths.leadExport]: {
    post: {
      summary: 'Leads as a file: CSV for spreadsheets, or JSON lines for an import',
      security: byOperator,
      body: leadExportSchema,
      responses: {
        200: {
          description: 'Oldest receipt first, streamed',
          content: { 'text/csv': { schema: text }, 'application/x-ndjson': { schema: text } },
        },
      },
    },
  },
  [paths.leadImport]: {
    post: {
      summary: 'Take leads from JSON lines: all of them, or none if one line is not right',
      description:
        'For owners. Leads that are here at the same or a later revision stay as they are. `errors` and `reasons` name up to 100 lines as "line 3".',
      security: byCookie,
      requestBody: { content: { 'application/x-ndjson': { schema: text } } },
      responses: {
        200: answer('Kept', object({ imported: count, already_here: count })),
        ...refusals(409),
      },
    },
  },
}

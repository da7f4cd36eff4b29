import { exportFormats } from '../../shared/lead-api.ts'
import { Choices } from '../parts/choices.tsx'
import { texts } from '../texts/all-texts.ts'

/** A sheet to read, or all there is. */
export const Formats = () => (
  <Choices
    kind="radio"
    name="format"
    legend={texts.transfer.format}
    values={exportFormats}
    chosen="csv"
    labels={texts.transfer.formats}
    hints={texts.transfer.formatTexts}
  />
)

/** The one that was chosen. */
export const formatOf = (fields: FormData) =>
  exportFormats.find(format => format === fields.get('format')) ?? 'csv'

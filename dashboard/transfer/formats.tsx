import { exportFormats } from '../../shared/lead-api.ts'
import { Choices } from '../parts/choices.tsx'
import { texts } from '../texts/all-texts.ts'
import { numberFormat } from '../texts/formats.ts'
import { isLocale } from '../texts/texts.ts'

/** By the browser's own country, whatever language the dashboard is in: Excel goes by that too. */
function sheet() {
  const own = navigator.languages.find(isLocale) ?? 'en'
  return numberFormat(own, {}).format(1.5) === '1,5' ? 'csv_semicolon' : 'csv'
}

/** A sheet to read, or all there is. */
export const Formats = () => (
  <Choices
    kind="radio"
    name="format"
    legend={texts.transfer.format}
    values={exportFormats}
    chosen={sheet()}
    labels={texts.transfer.formats}
    hints={texts.transfer.formatTexts}
  />
)

/** The one that was chosen. */
export const formatOf = (fields: FormData) =>
  exportFormats.find(format => format === fields.get('format')) ?? 'csv'

import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { texts } from '../texts/all-texts.ts'
import { ExportForm } from './export-form.tsx'
import { ImportForm } from './import-form.tsx'
import '../styles/transfer.css'

/** Leads out as a file, and in again. */
export function TransferSection(props: SectionProps) {
  return (
    <div class="section-page transfer">
      <SectionHead title={texts.sections.transfer} lead={texts.transfer.lead} />
      <ExportForm {...props} />
      {props.operator.role === 'owner' && <ImportForm {...props} />}
    </div>
  )
}

import { bytesText } from '../format/bytes.ts'
import { Icon } from '../parts/icon.tsx'
import { problemText } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import type { Exporting } from './use-export.ts'
import '../styles/transfer.css'

interface Props {
  exporting: Exporting
  /** Missing where something else around it gives the export up. */
  cancel?: () => void
}

/** How far an export is, and what came of it. */
export function ExportProgress({ exporting, cancel }: Props) {
  return (
    <div class="progress" role="status">
      {exporting.is === 'running' && (
        <>
          <progress aria-label={texts.transfer.export} />
          {/* It grows too fast to be announced each time. */}
          <p aria-live="off">
            {say(texts.transfer.collected, { size: bytesText(exporting.bytes, locale) })}
          </p>
          {cancel && (
            <button type="button" class="link" onClick={cancel}>
              {texts.dialog.cancel}
            </button>
          )}
        </>
      )}
      {exporting.is === 'done' && (
        <p class="transfer-done">
          <Icon name="check" />
          {say(texts.transfer.saved, { name: exporting.name })}
        </p>
      )}
      {exporting.is === 'failed' && <p class="form-note">{problemText(exporting.problem)}</p>}
    </div>
  )
}

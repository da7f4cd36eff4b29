import { useEffect } from 'preact/hooks'
import type { SavedView } from '../../shared/lead-api.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { InlineList } from '../parts/inline-list.tsx'
import type { Reporting } from '../parts/reporting.ts'
import { texts } from '../texts/all-texts.ts'
import { say, sayCount } from '../texts/texts.ts'
import { ExportProgress } from '../transfer/export-progress.tsx'
import { Formats, formatOf } from '../transfer/formats.tsx'
import { useExport } from '../transfer/use-export.ts'
import { filterParts } from './filter-parts.ts'
import { filterOf, type ListQuery } from './list-query.ts'
import type { Known } from './use-known.ts'

interface Props extends Reporting {
  query: ListQuery
  saved: SavedView | undefined
  known: Known
  /** How many leads that are, if it is known. */
  total: number | undefined
  close: () => void
}

/** The leads of the list as a file: also those of them that have not been fetched. */
export function ExportDialog(props: Props) {
  const { query, saved, known, total, close, toast, onRefusal } = props
  const { exporting, run } = useExport(onRefusal)
  useEffect(() => {
    if (exporting.is !== 'done') return
    close()
    toast({ text: say(texts.transfer.saved, { name: exporting.name }), tone: 'calm' })
  }, [exporting.is])
  const { view, filter, search } = query
  const words = [
    saved?.name ?? texts.views[view],
    ...filterParts(filter, known).map(({ text }) => text),
    ...(search ? [say(texts.filter.words, { words: search })] : []),
  ]
  return (
    <FormDialog
      title={
        total === undefined ? texts.transfer.export : sayCount(texts.transfer.exportLeads, total)
      }
      action={texts.transfer.export}
      canGiveUp
      act={fields => run({ format: formatOf(fields), filter: filterOf(query) })}
      {...{ close, onRefusal }}
    >
      <p class="dialog-text">
        <InlineList parts={words} />
      </p>
      <Formats />
      <ExportProgress exporting={exporting} />
    </FormDialog>
  )
}

import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { ImportRefused } from './import-refused.tsx'
import { importedText, useImport } from './use-import.ts'

/** All lines of a file or none: the server looks at every one before it keeps the first. */
export function ImportForm(props: SectionProps) {
  const { importing, take, cancel } = useImport(props)
  const progress = useInSight<HTMLDivElement>(importing.is !== 'idle')
  return (
    <section>
      <h2>{texts.transfer.import}</h2>
      <p class="section-lead">{texts.transfer.importLead}</p>
      <DropZone take={file => void take(file)} />
      <div ref={progress} class="progress" role="status">
        {importing.is === 'running' && (
          <>
            <progress
              aria-label={texts.transfer.import}
              {...(importing.step.is === 'sending' && { value: importing.step.share })}
            />
            <p dir="auto">
              {say(texts.transfer.steps[importing.step.is], { name: importing.name })}
            </p>
            {/* Once all of it is there the server goes on whether anybody waits or not. */}
            {importing.step.is !== 'checking' && (
              <button type="button" class="link" onClick={cancel}>
                {texts.dialog.cancel}
              </button>
            )}
          </>
        )}
        {importing.is === 'done' && (
          <p class="transfer-done">
            <Icon name="check" />
            {importedText(importing.answer)}
          </p>
        )}
      </div>
      {importing.is === 'failed' && (
        <ImportRefused {...importing} again={() => void take(importing.file)} />
      )}
    </section>
  )
}

function DropZone({ take }: { take: (file: File) => void }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer?.files ?? []
    if (file) take(file)
  }
  return (
    <label
      class={over ? 'drop is-over' : 'drop'}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".jsonl,.ndjson,application/x-ndjson"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file, mended, may be chosen again.
          currentTarget.value = ''
          if (file) take(file)
        }}
      />
      <Icon name="transfer" />
      <span>{texts.transfer.drop}</span>
      <span class="aside">{texts.transfer.dropHint}</span>
    </label>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../desk/icon.tsx'
import type { SectionProps } from '../desk/sections.ts'
import { reasonText } from '../format/reason.ts'
import { ApiError, problemText, type Problem } from '../problem.ts'
import { locale, say, sayCount, texts } from '../texts/texts.ts'
import { importFile, type ImportStep } from './import-file.ts'

type Importing =
  | { is: 'idle' }
  | { is: 'running'; name: string; step: ImportStep }
  | { is: 'done'; imported: number }
  | { is: 'failed'; problem: Problem }

/** All lines of a file or none: the server looks at every one before it keeps the first. */
export function ImportForm({ refused }: SectionProps) {
  const [importing, setImporting] = useState<Importing>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const take = async (file: File) => {
    if (importing.is === 'running') return
    const leaving = (running.current = new AbortController())
    const onStep = (step: ImportStep) => setImporting({ is: 'running', name: file.name, step })
    try {
      const imported = await importFile(file, onStep, leaving.signal)
      setImporting({ is: 'done', imported })
    } catch (error) {
      if (leaving.signal.aborted) return setImporting({ is: 'idle' })
      // A file that was moved away meanwhile cannot be read: all the operator can do is try again.
      const problem: Problem =
        error instanceof ApiError ? error.problem : { is: 'invalid', errors: {} }
      refused(problem)
      setImporting({ is: 'failed', problem })
    }
  }
  return (
    <section>
      <h2>{texts.transfer.import}</h2>
      <p class="section-lead">{texts.transfer.importLead}</p>
      <DropZone take={file => void take(file)} />
      <div class="progress" role="status">
        {importing.is === 'running' && (
          <>
            <progress
              aria-label={texts.transfer.import}
              {...(importing.step.is === 'sending' && { value: importing.step.share })}
            />
            <p dir="auto">
              {say(texts.transfer.steps[importing.step.is], { name: importing.name })}
            </p>
            <button type="button" class="link" onClick={() => running.current?.abort()}>
              {texts.transfer.cancel}
            </button>
          </>
        )}
        {importing.is === 'done' && (
          <p class="transfer-done">
            <Icon name="check" />
            {sayCount(texts.transfer.imported, importing.imported)}
          </p>
        )}
      </div>
      {importing.is === 'failed' && <Refused problem={importing.problem} />}
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

function Refused({ problem }: { problem: Problem }) {
  const lines = Object.entries((problem.is === 'invalid' && problem.reasons) || {})
  return (
    <div class="refused" role="alert">
      <p class="form-note">{problemText(problem)}</p>
      {lines.length > 0 && (
        <ul tabIndex={0} aria-label={texts.transfer.badLines}>
          {lines.map(([line, [reason]]) => (
            <li key={line}>
              <b>{lineText(line)}</b> {reason?.at && <bdi class="mono">{reason.at}</bdi>}{' '}
              {reason && reasonText(reason)}
            </li>
          ))}
        </ul>
      )}
      {lines.length >= mostNamed && <p class="aside">{texts.transfer.moreLines}</p>}
    </div>
  )
}

/** As many as the server names. */
const mostNamed = 100

const lineText = (name: string) =>
  say(texts.transfer.line, {
    number: new Intl.NumberFormat(locale).format(Number(name.replace('line ', ''))),
  })

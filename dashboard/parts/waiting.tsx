import { texts } from '../texts/texts.ts'

/** Stands where a list will be, in its size. */
export function Waiting() {
  return (
    <div class="entries skeleton" role="status" aria-label={texts.shell.loading}>
      {[44, 36, 52].map(width => (
        <div key={width} class="entry is-plain">
          <span class="bone" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

import { siteBounds } from '../../shared/site.ts'
import { count } from '../format/amount.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { isWrong, type Editor } from './editor.ts'
import { Lines, tooLong } from './lines.tsx'

export function DestinationsPart({ draft, set, errors }: Editor) {
  const written = draft.destinations.map(each => each.trim().toLowerCase()).filter(Boolean)
  return (
    <div>
      <Lines
        label={texts.site.destinations}
        hint={texts.site.destinationsHint}
        wrong={
          isWrong(errors, 'destinations') &&
          (tooLong(draft.destinations, siteBounds.destinationLength) ?? texts.wrong.destinations)
        }
        rows={14}
        lines={draft.destinations}
        set={lines => set('destinations', lines)}
      />
      <p class="line-count">
        {say(texts.site.destinationCount, {
          count: count(new Set(written).size, locale),
          most: count(siteBounds.destinations, locale),
        })}
      </p>
    </div>
  )
}

import { useRef } from 'preact/hooks'
import type { LeadState } from '../../shared/lead.ts'
import { openByArrows } from '../parts/open-by-arrows.ts'
import { StateGlyph } from '../parts/state-glyph.tsx'
import { texts } from '../texts/all-texts.ts'
import { nextState, statesToChoose } from './changes.ts'

interface Props {
  state: LeadState
  choose: (state: LeadState) => void
}

/** Milliseconds in which a second tap, or a key that is held down, is the same one: the next state's button stands in its place. */
const sameTapMs = 600

export function StateControl({ state, choose }: Props) {
  const next = nextState(state)
  const tapped = useRef(-Infinity)
  const step = (to: LeadState, at: number) => {
    const isSame = at - tapped.current < sameTapMs
    tapped.current = at
    if (!isSame) choose(to)
  }
  return (
    <div class="state-control">
      <label class="select is-sized">
        <span class="unseen">{texts.lead.state}</span>
        <StateGlyph state={state} />
        <span class="select-shown" aria-hidden="true">
          {texts.states[state]}
        </span>
        <select
          value={state}
          onKeyDown={openByArrows}
          onChange={event => choose(event.currentTarget.value as LeadState)}
        >
          {statesToChoose(state).map(choice => (
            <option key={choice} value={choice}>
              {texts.states[choice]}
            </option>
          ))}
        </select>
      </label>
      {next && (
        <button
          type="button"
          class="button button-main"
          onClick={event => step(next, event.timeStamp)}
        >
          {texts.lead.next[next]}
        </button>
      )}
    </div>
  )
}

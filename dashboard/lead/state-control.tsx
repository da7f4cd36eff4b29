import type { LeadState } from '../../shared/lead.ts'
import { openByArrows } from '../desk/open-by-arrows.ts'
import { StateGlyph } from '../desk/state-glyph.tsx'
import { texts } from '../texts/texts.ts'
import { nextState, statesToChoose } from './state-change.ts'

interface Props {
  state: LeadState
  choose: (state: LeadState) => void
}

export function StateControl({ state, choose }: Props) {
  const next = nextState(state)
  return (
    <div class="state-control">
      <label class="select">
        <span class="unseen">{texts.lead.state}</span>
        <StateGlyph state={state} />
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
        <button type="button" class="button button-main" onClick={() => choose(next)}>
          {texts.lead.next[next]}
        </button>
      )}
    </div>
  )
}

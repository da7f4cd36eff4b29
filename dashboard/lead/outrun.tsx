import type { Json } from '../../shared/json.ts'
import type { Lead } from '../../shared/lead.ts'
import { fieldText } from '../format/field.ts'
import { texts } from '../texts/all-texts.ts'
import { locale } from '../texts/texts.ts'
import { valueAt, type FieldPlace } from './edit-value.ts'
import type { Edit } from './use-edit.ts'

interface Props {
  place: FieldPlace
  mine: Json
  theirs: Lead
  edit: Edit
}

/** A lost race: both values side by side, and nothing is decided until somebody chooses. */
export function Outrun({ place, mine, theirs, edit }: Props) {
  const text = (value: Json | undefined) =>
    fieldText(place.part, place.field, value, locale) ?? texts.lead.missing
  return (
    <div class="outrun" role="alert">
      <p>{texts.edit.outrun}</p>
      <dl>
        <div>
          <dt>{texts.edit.yours}</dt>
          <dd dir="auto">{text(mine)}</dd>
          <button type="button" class="button" onClick={() => void edit.insist()}>
            {texts.edit.keepYours}
          </button>
        </div>
        <div>
          <dt>{texts.edit.theirs}</dt>
          <dd dir="auto">{text(valueAt(theirs, place))}</dd>
          <button type="button" class="button" onClick={edit.close}>
            {texts.edit.takeTheirs}
          </button>
        </div>
      </dl>
    </div>
  )
}

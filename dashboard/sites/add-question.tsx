import { questionKinds, type Question } from '../../shared/form.ts'
import { Dialog } from '../parts/dialog.tsx'
import { texts } from '../texts/all-texts.ts'
import { fieldNames, fieldQuestion, ownQuestion } from './questions.ts'

interface Props {
  questions: readonly Question[]
  /** Names in the site as it is kept: a question only just removed from the draft still has its own. */
  saved: readonly string[]
  add: (question: Question) => void
  close: () => void
}

/** A field of the request that is not asked for yet, or a question of the operator's own. */
export function AddQuestion({ questions, saved, add, close }: Props) {
  const asked = questions.map(({ slot }) => slot)
  const open = fieldNames.filter(slot => !asked.includes(slot))
  return (
    <Dialog title={texts.form.add} close={close}>
      <h3 class="choose-title">{texts.form.addOwn}</h3>
      <div class="choose-list">
        {questionKinds.map(kind => (
          <button
            key={kind}
            type="button"
            class="button"
            onClick={() => add(ownQuestion(kind, [...asked, ...saved]))}
          >
            {texts.kinds[kind]}
          </button>
        ))}
      </div>
      <h3 class="choose-title">{texts.form.addField}</h3>
      {open.length === 0 && <p class="field-hint">{texts.form.addedAll}</p>}
      <div class="choose-list">
        {open.map(slot => (
          <button key={slot} type="button" class="button" onClick={() => add(fieldQuestion(slot))}>
            {texts.fields[slot]}
          </button>
        ))}
      </div>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          {texts.dialog.cancel}
        </button>
      </div>
    </Dialog>
  )
}

import type { SiteDraft } from '../../shared/site-api.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import type { PartName, Race } from './draft.ts'
import { nameOf, ofItsKind } from './questions.ts'
import type { SiteDraftState } from './use-site-draft.ts'
import { languageName, list } from './words.ts'

type Props = Pick<SiteDraftState, 'draft' | 'set' | 'save'> & { race: Race }

/** Two owners edited the site: what the other one did, and what to do about it, brought into sight. */
export function RaceNote({ race, draft, set, save }: Props) {
  const note = useInSight<HTMLElement>(true)
  const open = race.both.filter(name => textOf(name, draft) !== textOf(name, race.theirs))
  const partsOf = (names: readonly PartName[]) => list(names.map(name => texts.race.parts[name]))
  return (
    <section ref={note} class="race" role="alert">
      <h2>{texts.race.title}</h2>
      {race.taken.length > 0 && <p>{say(texts.race.taken, { parts: partsOf(race.taken) })}</p>}
      {open.length > 0 && <p>{texts.race.both}</p>}
      {open.map(name => (
        <div key={name}>
          <h3>{texts.race.parts[name]}</h3>
          <dl>
            <dt>{texts.race.yours}</dt>
            <dd dir="auto">{textOf(name, draft)}</dd>
            <dt>{texts.race.theirs}</dt>
            <dd dir="auto">{textOf(name, race.theirs)}</dd>
          </dl>
          <button type="button" class="button" onClick={() => set(name, race.theirs[name])}>
            {say(texts.race.take, { part: texts.race.parts[name] })}
          </button>
        </div>
      ))}
      {open.length > 0 && (
        <button type="button" class="button button-main" onClick={() => void save()}>
          {texts.race.keep}
        </button>
      )}
    </section>
  )
}

function textOf(name: PartName, draft: SiteDraft): string {
  const words: Record<PartName, () => string[]> = {
    brand: () => [draft.brand],
    origins: () => draft.origins,
    theme: () => [draft.theme.accent],
    languages: () => draft.languages.map(languageName),
    texts: () => Object.entries(draft.texts).map(each => each.join(': ')),
    destinations: () => draft.destinations,
    questions: () => draft.questions.map(ofItsKind).map(describe),
  }
  return list(words[name]()) || texts.race.nothing
}

/** The name, and all of an own question's or a changed one's details. */
function describe(question: SiteDraft['questions'][number]): string {
  const { label, help, options = [], minimum, maximum, max_length, required } = question
  const details = [label, help, ...options, minimum, maximum, max_length].filter(
    detail => detail !== undefined && detail !== nameOf(question),
  )
  const shown = [required && texts.form.required, ...details].filter(Boolean)
  return shown.length > 0 ? `${nameOf(question)} (${shown.join(', ')})` : nameOf(question)
}

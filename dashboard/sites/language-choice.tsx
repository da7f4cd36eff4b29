import { widgetLanguages } from '../../shared/site.ts'
import { Field } from '../parts/field.tsx'
import { texts } from '../texts/all-texts.ts'
import { locale } from '../texts/texts.ts'
import type { Editor } from './editor.ts'
import { languageName } from './words.ts'

/** Which languages the widget may speak; of several, the first is for everybody else. */
export function LanguageChoice({ draft: { languages }, set }: Editor) {
  const toggle = (tag: string) =>
    set(
      'languages',
      languages.includes(tag) ? languages.filter(each => each !== tag) : [...languages, tag],
    )
  const lead = (tag: string) => set('languages', [tag, ...languages.filter(each => each !== tag)])
  return (
    <section>
      <fieldset class="languages">
        <legend>{texts.site.languages}</legend>
        <p class="field-hint">{texts.site.languagesHint}</p>
        <div class="language-list">
          {inOrder().map(tag => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={languages.includes(tag)}
                onChange={() => toggle(tag)}
              />
              {languageName(tag)}
            </label>
          ))}
        </div>
      </fieldset>
      {languages.length > 1 && (
        <Field label={texts.site.mainLanguage}>
          {control => (
            <select
              {...control}
              class="input"
              value={languages[0]}
              onChange={event => lead(event.currentTarget.value)}
            >
              {languages.map(tag => (
                <option key={tag} value={tag}>
                  {languageName(tag)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </section>
  )
}

const inOrder = () =>
  widgetLanguages.toSorted((a, b) => languageName(a).localeCompare(languageName(b), locale))

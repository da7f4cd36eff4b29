import { openByArrows } from '../parts/open-by-arrows.ts'
import { texts } from '../texts/all-texts.ts'
import { chooseLanguage, languages } from '../texts/texts.ts'

/** Language of the dashboard in this browser; the page starts anew in it. */
export function LanguageChoice() {
  const choose = (select: HTMLSelectElement) => {
    chooseLanguage(select.value)
    // The browser asks first where something is unsaved: whoever stays still reads this language.
    select.value = texts.language
    location.reload()
  }
  return (
    <label class="field">
      <span>{texts.account.language}</span>
      <select
        class="input"
        onKeyDown={openByArrows}
        onChange={event => choose(event.currentTarget)}
      >
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag} selected={tag === texts.language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

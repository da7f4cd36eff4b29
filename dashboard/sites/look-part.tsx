import { siteBounds, siteTextNames, type SiteTextName } from '../../shared/site.ts'
import { Field } from '../parts/field.tsx'
import { texts } from '../texts/all-texts.ts'
import { isColour, isDark, isPale, sixDigits } from '../format/contrast.ts'
import { isWrong, type Editor } from './editor.ts'
import { LanguageChoice } from './language-choice.tsx'

/** Each dark enough on white; the first is what a new site starts with. */
const swatches = ['#0f766e', '#1d4ed8', '#7c3aed', '#be185d', '#c2410c', '#4d7c0f', '#334155']

export function LookPart(editor: Editor) {
  return (
    <>
      <Accent {...editor} />
      <LanguageChoice {...editor} />
      <OwnTexts {...editor} />
    </>
  )
}

function Accent({ draft, set, errors }: Editor) {
  const { accent } = draft.theme
  const choose = (colour: string) => set('theme', { accent: colour })
  const isRight = isColour(accent)
  return (
    <div>
      <Field
        label={texts.site.accent}
        hint={texts.site.accentHint}
        caution={isRight && cautionOf(accent)}
        wrong={(!isRight || isWrong(errors, 'theme')) && texts.wrong.theme}
      >
        {control => (
          <div class="accent-row">
            <input
              type="color"
              aria-label={texts.site.accentPick}
              value={isRight ? sixDigits(accent) : '#000000'}
              onInput={event => choose(event.currentTarget.value)}
            />
            <input
              {...control}
              class="input mono"
              spellcheck={false}
              maxLength={7}
              value={accent}
              onInput={event => choose(event.currentTarget.value.trim())}
            />
          </div>
        )}
      </Field>
      <div class="swatches" role="group" aria-label={texts.site.swatches}>
        {swatches.map(colour => (
          <button
            key={colour}
            type="button"
            ref={swatch => swatch?.style.setProperty('--site-accent', colour)}
            aria-label={colour}
            aria-pressed={accent.toLowerCase() === colour}
            onClick={() => choose(colour)}
          />
        ))}
      </div>
    </div>
  )
}

function cautionOf(accent: string): string | false {
  if (isPale(accent)) return texts.site.accentPale
  return isDark(accent) && texts.site.accentDark
}

function OwnTexts({ draft, set, errors }: Editor) {
  const change = (name: SiteTextName, text: string) => {
    const { [name]: _before, ...others } = draft.texts
    set('texts', text ? { ...others, [name]: text } : others)
  }
  return (
    <section>
      <h2>{texts.site.texts}</h2>
      <p class="field-hint">{texts.site.textsHint}</p>
      <div class="own-texts">
        {siteTextNames.map(name => (
          <Field
            key={name}
            label={texts.siteTexts[name]}
            wrong={isWrong(errors, `texts.${name}`) && texts.wrong.texts}
          >
            {control => (
              <input
                {...control}
                class="input"
                dir="auto"
                maxLength={siteBounds.textLength}
                placeholder={texts.site.ownWords}
                value={draft.texts[name] ?? ''}
                onInput={event => change(name, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  )
}

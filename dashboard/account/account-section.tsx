import type { SectionProps } from '../desk/sections.ts'
import { texts } from '../texts/texts.ts'
import { LanguageChoice } from './language-choice.tsx'

/** What belongs to the signed-in operator alone. */
export function AccountSection({ operator }: SectionProps) {
  return (
    <div class="section-page">
      <h1>{texts.sections.account}</h1>
      <dl class="facts">
        <dt>{texts.account.name}</dt>
        <dd dir="auto">{operator.name}</dd>
        <dt>{texts.account.email}</dt>
        <dd>{operator.email}</dd>
      </dl>
      <LanguageChoice />
    </div>
  )
}

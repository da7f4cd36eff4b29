import type { AccessTokenBody } from '../../shared/access-api.ts'
import { scopes, type Scope } from '../../shared/access-token.ts'
import { maxNameLength } from '../../shared/operator.ts'
import type { Site } from '../../shared/site.ts'
import { siteNames } from '../format/site-names.ts'
import { Choices } from '../parts/choices.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { SiteChoice } from '../parts/site-choice.tsx'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import type { TokensApi } from './tokens-api.ts'

interface Props {
  api: TokensApi
  sites: Site[]
  show: (made: AccessTokenBody) => void
  close: () => void
  onRefusal: (problem: Problem) => void
}

export function IssueDialog({ api, sites, show, close, onRefusal }: Props) {
  const issue = async (fields: FormData) => {
    const [name, site] = [String(fields.get('name')), String(fields.get('site'))]
    show(await api.issue({ name, site, scopes: fields.getAll('scopes') as Scope[] }))
  }
  return (
    <FormDialog
      title={texts.tokens.issueTitle}
      action={texts.tokens.make}
      act={issue}
      word={wordFor}
      close={close}
      onRefusal={onRefusal}
    >
      <label class="field">
        <span>{texts.tokens.name}</span>
        <input
          class="input"
          name="name"
          required
          maxLength={maxNameLength}
          autoFocus
          autoComplete="off"
        />
        <span class="field-hint">{texts.tokens.nameHint}</span>
      </label>
      <SiteField sites={sites} />
      <Choices
        kind="checkbox"
        name="scopes"
        legend={texts.tokens.scopes}
        values={scopes}
        chosen="intake"
        labels={texts.tokens.scopeNames}
        hints={texts.tokens.scopeTexts}
      />
    </FormDialog>
  )
}

const wordFor = (problem: Problem) =>
  problem.is === 'invalid' && problem.errors['scopes'] ? texts.tokens.noScope : undefined

/** Not asked for where there is one. */
function SiteField({ sites }: Pick<Props, 'sites'>) {
  if (sites.length < 2) return <input type="hidden" name="site" value={sites[0]?.key} />
  return (
    <label class="field">
      <span>{texts.tokens.site}</span>
      <SiteChoice name="site" names={siteNames(sites)} all={false} />
    </label>
  )
}

import type { AccessTokenBody } from '../../shared/access-api.ts'
import { scopes, type Scope } from '../../shared/access-token.ts'
import { Choice } from '../desk/choice.tsx'
import { Dialog } from '../desk/dialog.tsx'
import { FormEnd } from '../desk/form-end.tsx'
import { useSending } from '../desk/use-sending.ts'
import type { Problem } from '../problem.ts'
import { texts } from '../texts/texts.ts'
import type { SiteName, TokensApi } from './api.ts'

interface Props {
  api: TokensApi
  sites: SiteName[]
  show: (made: AccessTokenBody) => void
  close: () => void
  refused: (problem: Problem) => void
}

export function IssueDialog({ api, sites, show, close, refused }: Props) {
  const { sending, send } = useSending(refused)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget as HTMLFormElement)
    const [name, site] = [String(fields.get('name')), String(fields.get('site'))]
    const chosen = fields.getAll('scopes') as Scope[]
    void send(async () => show(await api.issue({ name, site, scopes: chosen })))
  }
  return (
    <Dialog title={texts.tokens.issueTitle} close={close}>
      <form method="post" onSubmit={submit}>
        <label class="field">
          <span>{texts.tokens.name}</span>
          <input class="input" name="name" required maxLength={80} autoFocus autoComplete="off" />
          <span class="field-hint">{texts.tokens.nameHint}</span>
        </label>
        <SiteField sites={sites} />
        <fieldset class="choices">
          <legend>{texts.tokens.scopes}</legend>
          {scopes.map(scope => (
            <Choice
              key={scope}
              kind="checkbox"
              name="scopes"
              value={scope}
              checked={scope === 'intake'}
              label={texts.tokens.scopeNames[scope]}
              text={texts.tokens.scopeTexts[scope]}
            />
          ))}
        </fieldset>
        <FormEnd sending={sending} action={texts.tokens.make} close={close} />
      </form>
    </Dialog>
  )
}

/** Not asked for where there is one. */
function SiteField({ sites }: Pick<Props, 'sites'>) {
  if (sites.length < 2) return <input type="hidden" name="site" value={sites[0]?.key} />
  return (
    <label class="field">
      <span>{texts.tokens.site}</span>
      <select class="input" name="site">
        {sites.map(({ key, brand }) => (
          <option key={key} value={key}>
            {brand}
          </option>
        ))}
      </select>
    </label>
  )
}

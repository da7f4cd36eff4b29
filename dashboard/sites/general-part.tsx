import { useState } from 'preact/hooks'
import type { SiteBody } from '../../shared/site-api.ts'
import { siteBounds } from '../../shared/site.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Field } from '../parts/field.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { passOverGone } from '../problem.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { isWrong, type Editor } from './editor.ts'
import { Lines } from './lines.tsx'
import type { SitesApi } from './sites-api.ts'
import { list } from './words.ts'

interface Props extends Editor, Pick<SectionProps, 'api' | 'go' | 'onRefusal' | 'toast'> {
  sites: SitesApi
  base: SiteBody
  /** Lets go of unsaved changes. */
  forget: () => void
}

export function GeneralPart(props: Props) {
  const { draft, set, errors, base } = props
  return (
    <>
      <Field
        label={texts.site.brand}
        hint={texts.site.brandHint}
        wrong={isWrong(errors, 'brand') && texts.wrong.brand}
      >
        {control => (
          <input
            {...control}
            class="input"
            dir="auto"
            maxLength={siteBounds.brandLength}
            value={draft.brand}
            onInput={event => set('brand', event.currentTarget.value)}
          />
        )}
      </Field>
      <Lines
        label={texts.site.origins}
        hint={texts.site.originsHint}
        wrong={errors['origins']?.[0] ?? (isWrong(errors, 'origins') && texts.wrong.origins)}
        rows={4}
        lines={draft.origins}
        set={lines => set('origins', lines)}
      />
      {base.environment_origins.length > 0 && (
        <p class="field-hint">
          {say(texts.site.environment, { origins: list(base.environment_origins) })}
        </p>
      )}
      <Removal {...props} />
    </>
  )
}

function Removal({ api, sites, base, go, onRefusal, toast, forget }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { answered } = useAnswer(api.sites, onRefusal)
  const { key, brand } = base.site
  const remove = async () => {
    await sites.remove(key).catch(passOverGone)
    forget()
    toast({ text: say(texts.siteList.removed, { brand }), tone: 'calm' })
    go({ section: 'sites', part: undefined }, 'replace')
  }
  if (answered.is === 'asking') return null
  if (answered.is === 'here' && answered.value.length === 1)
    return <p class="site-end field-hint">{texts.laterReasons.last_site}</p>
  return (
    <div class="site-end">
      <p class="field-hint">{texts.siteList.removeHint}</p>
      <button type="button" class="button button-danger" onClick={() => setAsked(true)}>
        {texts.siteList.remove}
      </button>
      {isAsked && (
        <Confirm
          title={say(texts.siteList.removeTitle, { brand })}
          text={texts.siteList.removeText}
          action={texts.siteList.remove}
          act={remove}
          close={() => setAsked(false)}
          onRefusal={onRefusal}
        />
      )}
    </div>
  )
}

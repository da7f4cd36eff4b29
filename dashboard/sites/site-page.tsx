import { useCallback, useLayoutEffect } from 'preact/hooks'
import type { SiteBody } from '../../shared/site-api.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { Waiting } from '../parts/waiting.tsx'
import { texts } from '../texts/all-texts.ts'
import { BackToSites } from './back-to-sites.tsx'
import { siteKeeper } from './draft.ts'
import { SiteEditor } from './site-editor.tsx'
import type { SitesApi } from './sites-api.ts'

interface Props extends SectionProps {
  sites: SitesApi
  siteKey: string
}

/** One site: fetched first, and then edited from there. */
export function SitePage(props: Props) {
  const { sites, siteKey, operator, go, onRefusal } = props
  const ask = useCallback((signal: AbortSignal) => sites.one(siteKey, signal), [sites, siteKey])
  const { answered, again } = useAnswer<SiteBody>(ask, onRefusal)
  const isGone = answered.is === 'failed' && answered.problem.is === 'not_found'
  useLayoutEffect(() => {
    if (isGone) siteKeeper(operator, siteKey).keep(undefined)
  }, [isGone])
  if (answered.is === 'here') return <SiteEditor {...props} loaded={answered.value} />
  return (
    <div class="section-page">
      <BackToSites go={go} />
      {answered.is === 'asking' && <Waiting />}
      {isGone && (
        <p class="note" role="alert">
          {texts.site.gone}
        </p>
      )}
      {answered.is === 'failed' && !isGone && (
        <ProblemNote problem={answered.problem} retry={again} />
      )}
    </div>
  )
}

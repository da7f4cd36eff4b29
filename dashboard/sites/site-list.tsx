import { useLayoutEffect, useState } from 'preact/hooks'
import type { Site } from '../../shared/site.ts'
import { Answer } from '../parts/answer.tsx'
import { Link } from '../parts/link.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { useMakeOnce } from '../parts/use-make-once.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import type { Go } from '../place.ts'
import { texts } from '../texts/all-texts.ts'
import { sayCount } from '../texts/texts.ts'
import { dropGoneSites, siteKeeper } from './draft.ts'
import { NewSiteDialog } from './new-site-dialog.tsx'
import type { SitesApi } from './sites-api.ts'

interface Props extends SectionProps {
  sites: SitesApi
}

export function SiteList({ api, sites, go, operator, onRefusal, toast }: Props) {
  const { answered, again } = useAnswer(api.sites, onRefusal)
  useRefresh(again)
  const [isMaking, setMaking] = useState(false)
  // Before the list is seen, so that nobody is asked about a site that is not on it.
  useLayoutEffect(() => {
    if (answered.is === 'here') dropGoneSites(operator, answered.value)
  }, [answered])
  const createOnce = useMakeOnce<string, Site>({
    make: async brand => (await sites.create({ brand })).site,
    look: api.sites,
    isIt: (site, brand) => site.brand === brand,
  })
  const create = (brand: string) => createOnce(brand, valueOf(answered) ?? [])
  const open = (key: string) => go({ section: 'sites', part: key }, 'push')
  return (
    <div class="section-page">
      <SectionHead title={texts.sections.sites} lead={texts.siteList.lead}>
        <button type="button" class="button button-main" onClick={() => setMaking(true)}>
          {texts.siteList.create}
        </button>
      </SectionHead>
      <Answer answered={answered} again={again}>
        {all => (
          <ul class="entries">
            {all.map(site => (
              <li key={site.key}>
                <SiteEntry
                  site={site}
                  go={go}
                  isUnsaved={siteKeeper(operator, site.key).kept() !== undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {isMaking && (
        <NewSiteDialog {...{ create, onRefusal, toast, open }} close={() => setMaking(false)} />
      )}
    </div>
  )
}

interface EntryProps {
  site: Site
  go: Go
  isUnsaved: boolean
}

function SiteEntry({ site, go, isUnsaved }: EntryProps) {
  const { key, brand, origins, theme, questions } = site
  const pages =
    origins.length > 0 ? sayCount(texts.siteList.origins, origins.length) : texts.siteList.noOrigins
  return (
    <Link class="entry site-entry" place={{ section: 'sites', part: key }} go={go}>
      <span
        ref={mark => mark?.style.setProperty('--site-accent', theme.accent)}
        class="site-mark"
        aria-hidden="true"
      />
      <span class="entry-main">
        <span class="entry-name">
          <span dir="auto">{brand}</span>
          {isUnsaved && <span class="tag tag-caution">{texts.siteList.unsaved}</span>}
        </span>
        <span class="entry-text">
          {pages} · {sayCount(texts.siteList.questions, questions.length)} · <code>{key}</code>
        </span>
      </span>
    </Link>
  )
}

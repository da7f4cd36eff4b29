import { useMemo } from 'preact/hooks'
import type { SectionProps } from '../parts/section-props.ts'
import { SiteList } from './site-list.tsx'
import { SitePage } from './site-page.tsx'
import { sitesApi } from './sites-api.ts'
import '../styles/access.css'
import '../styles/sites.css'
import '../styles/site-look.css'
import '../styles/questions.css'
import '../styles/save-bar.css'
import '../styles/preview-pane.css'

/** The list of sites, or one of them. */
export function SitesSection(props: SectionProps) {
  const sites = useMemo(() => sitesApi(props.api.ask), [props.api])
  const { part } = props
  if (part === undefined) return <SiteList {...props} sites={sites} />
  return <SitePage key={part} {...props} sites={sites} siteKey={part} />
}

import { siteBounds } from '../../shared/site.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import type { Reporting } from '../parts/reporting.ts'
import { say, texts } from '../texts/texts.ts'
import type { SitesApi } from './sites-api.ts'

interface Props extends Reporting {
  sites: SitesApi
  open: (key: string) => void
  close: () => void
}

/** The brand is enough; everything else is set in the editor, which opens next. */
export function NewSiteDialog({ sites, toast, open, ...dialog }: Props) {
  const create = async (brand: string) => {
    const { site } = await sites.create({ brand })
    toast({ text: say(texts.siteList.made, { brand: site.brand }), tone: 'calm' })
    open(site.key)
  }
  return (
    <NameDialog
      {...dialog}
      title={texts.siteList.createTitle}
      label={texts.siteList.brand}
      name=""
      maxLength={siteBounds.brandLength}
      action={texts.siteList.create}
      save={create}
      word={({ is }) => (is === 'invalid' ? texts.siteList.brandWrong : undefined)}
    />
  )
}

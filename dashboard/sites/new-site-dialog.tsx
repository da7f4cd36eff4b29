import { siteBounds, type Site } from '../../shared/site.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import type { Reporting } from '../parts/reporting.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'

interface Props extends Reporting {
  create: (brand: string) => Promise<Site>
  open: (key: string) => void
  close: () => void
}

/** The brand is enough; everything else is set in the editor, which opens next. */
export function NewSiteDialog({ create, toast, open, ...dialog }: Props) {
  const save = async (named: string) => {
    const { brand, key } = await create(named)
    toast({ text: say(texts.siteList.made, { brand }), tone: 'calm' })
    open(key)
  }
  return (
    <NameDialog
      {...dialog}
      title={texts.siteList.create}
      label={texts.siteList.brand}
      name=""
      maxLength={siteBounds.brandLength}
      action={texts.siteList.create}
      save={save}
    />
  )
}

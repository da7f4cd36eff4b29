import { siteBounds } from '../../shared/site.ts'
import { Dialog } from '../desk/dialog.tsx'
import { FormEnd } from '../desk/form-end.tsx'
import type { SectionProps } from '../desk/sections.ts'
import { useSending } from '../desk/use-sending.ts'
import { entered } from '../format/entered.ts'
import { say, texts } from '../texts/texts.ts'
import type { SitesApi } from './api.ts'

interface Props extends Pick<SectionProps, 'refused' | 'tell'> {
  sites: SitesApi
  open: (key: string) => void
  close: () => void
}

/** The brand is enough; everything else is set in the editor, which opens next. */
export function NewSiteDialog({ sites, refused, tell, open, close }: Props) {
  const { sending, send } = useSending(refused)
  const submit = (event: SubmitEvent) => {
    const { brand = '' } = entered(event)
    void send(async () => {
      const { site } = await sites.create({ brand })
      close()
      tell({ text: say(texts.siteList.made, { brand: site.brand }), tone: 'calm' })
      open(site.key)
    })
  }
  return (
    <Dialog title={texts.siteList.createTitle} close={close}>
      <form method="post" onSubmit={submit}>
        <label class="field">
          <span>{texts.siteList.brand}</span>
          <input class="input" name="brand" maxLength={siteBounds.brandLength} required autoFocus />
        </label>
        <FormEnd
          sending={sending}
          action={texts.siteList.create}
          close={close}
          word={({ is }) => (is === 'invalid' ? texts.siteList.brandWrong : undefined)}
        />
      </form>
    </Dialog>
  )
}

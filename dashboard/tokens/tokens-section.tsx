import { useMemo, useState } from 'preact/hooks'
import type { AccessTokenBody } from '../../shared/access-api.ts'
import { Answer } from '../parts/answer.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { texts } from '../texts/all-texts.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { MadeDialog } from './made-dialog.tsx'
import { TokenList } from './token-list.tsx'
import { tokensApi, type Tokens } from './tokens-api.ts'
import '../styles/access.css'

type Shown = { is: 'nothing' } | { is: 'form' } | { is: 'made'; made: AccessTokenBody }

/** The access tokens of all sites; a value is shown when it is made and never again. */
export function TokensSection({ api, onRefusal, toast }: SectionProps) {
  const tokens = useMemo(() => tokensApi(api), [api])
  const { answered, again } = useAnswer<Tokens>(tokens.all, onRefusal)
  useRefresh(again)
  const [shown, setShown] = useState<Shown>({ is: 'nothing' })
  const close = () => setShown({ is: 'nothing' })
  const show = (made: AccessTokenBody) => {
    setShown({ is: 'made', made })
    again()
  }
  const here = valueOf(answered)

  return (
    <div class="section-page">
      <SectionHead title={texts.sections.tokens} lead={texts.tokens.lead}>
        <button
          type="button"
          class="button button-main"
          aria-disabled={!here}
          onClick={() => here && setShown({ is: 'form' })}
        >
          {texts.tokens.issue}
        </button>
      </SectionHead>
      <Answer answered={answered} again={again}>
        {value => <TokenList {...value} {...{ api: tokens, onRefusal, toast, show, again }} />}
      </Answer>
      {here && shown.is === 'form' && (
        <IssueDialog {...{ api: tokens, onRefusal, show, close }} sites={here.sites} />
      )}
      {shown.is === 'made' && <MadeDialog made={shown.made} close={close} />}
    </div>
  )
}

import type { AccessTokenBody } from '../../shared/access-api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { ShownOnce } from '../parts/shown-once.tsx'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'

/** The value of a token, the one time it is to be seen. */
export function MadeDialog({ made, close }: { made: AccessTokenBody; close: () => void }) {
  const { access_token, token } = made
  return (
    <Dialog title={say(texts.tokens.madeTitle, { name: access_token.name })} close={close}>
      <p class="dialog-text">
        {texts.dialog.once} {access_token.replaces && texts.tokens.rotatedText}
      </p>
      <ShownOnce label={texts.tokens.value} value={token} close={close} />
    </Dialog>
  )
}

import { Dialog } from '../parts/dialog.tsx'
import { KeySwitch } from '../parts/key-switch.tsx'
import { texts } from '../texts/all-texts.ts'

/** Every key there is: beside the list there is room for a few of them. */
export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={texts.shell.keys} close={close}>
      <dl class="help-keys">
        {texts.help.keys.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <KeySwitch />
      <div class="dialog-actions">
        <button type="button" class="button" autofocus onClick={close}>
          {texts.help.close}
        </button>
      </div>
    </Dialog>
  )
}

import { Icon } from './icon.tsx'
import { texts } from '../texts/texts.ts'

export function BackButton({ close }: { close: () => void }) {
  return (
    <button type="button" class="button back" onClick={close}>
      <Icon name="back" />
      <span>{texts.shell.back}</span>
    </button>
  )
}

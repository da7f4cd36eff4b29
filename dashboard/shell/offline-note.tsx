import { Icon } from '../parts/icon.tsx'
import { texts } from '../texts/texts.ts'
import { useOnline } from './use-online.ts'

export function OfflineNote() {
  const online = useOnline()
  return (
    <div class="offline" role="status">
      {!online && (
        <p>
          <Icon name="offline" />
          {texts.shell.offline}
        </p>
      )}
    </div>
  )
}

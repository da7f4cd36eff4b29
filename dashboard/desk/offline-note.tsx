import { texts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import { useOnline } from './use-online.ts'

export function OfflineNote() {
  const online = useOnline()
  return (
    <div class="offline" role="status">
      {!online && (
        <p>
          <Icon name="offline" />
          {texts.desk.offline}
        </p>
      )}
    </div>
  )
}

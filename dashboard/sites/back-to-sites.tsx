import { Icon } from '../desk/icon.tsx'
import { addressOf, isPlainClick, type Go } from '../place.ts'
import { texts } from '../texts/texts.ts'

export function BackToSites({ go }: { go: Go }) {
  const list = { section: 'sites', part: undefined } as const
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(list, 'push')
  }
  return (
    <a class="site-back" href={addressOf(list)} onClick={follow}>
      <Icon name="back" />
      {texts.site.back}
    </a>
  )
}

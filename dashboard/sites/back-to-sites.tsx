import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import type { Go } from '../place.ts'
import { texts } from '../texts/all-texts.ts'

export const BackToSites = ({ go }: { go: Go }) => (
  <Link class="site-back" place={{ section: 'sites', part: undefined }} go={go} how="back">
    <Icon name="back" />
    {texts.site.back}
  </Link>
)

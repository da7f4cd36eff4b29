import { loadAnew } from '../parts/load-anew.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { SectionProps } from '../parts/section-props.ts'
import { useLazy } from '../parts/use-lazy.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import type { SectionName } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { sections, sectionsFor } from './sections.ts'

interface Props extends SectionProps {
  name: SectionName
  unread: number | undefined
}

/** A section, fetched when it is first opened. */
export function SectionPane({ name, unread, ...props }: Props) {
  const section = sectionsFor(props.operator.role).includes(name) ? sections[name] : undefined
  const lazy = useLazy(section?.load)
  usePageTitle(texts.sections[name], unread)
  return (
    <section class="section" aria-label={texts.sections[name]}>
      {!section && <ProblemNote problem={{ is: 'forbidden' }} />}
      {lazy.is === 'failed' && <ProblemNote problem={{ is: 'unloaded' }} retry={loadAnew} />}
      {lazy.is === 'loading' && section && (
        <div class="section-page" role="status" aria-label={texts.shell.loading} />
      )}
      {lazy.is === 'loaded' && <lazy.value {...props} />}
    </section>
  )
}

import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { SectionName } from '../place.ts'
import { texts } from '../texts/texts.ts'
import { loadAnew } from './load-anew.ts'
import { ProblemNote } from './problem-note.tsx'
import { sections, sectionsFor, type SectionProps } from './sections.ts'

type Loading =
  | { is: 'loading' }
  | { is: 'loaded'; name: SectionName; Section: FunctionComponent<SectionProps> }
  | { is: 'failed' }

/** A section, fetched when it is first opened. */
export function SectionPane({ name, ...props }: SectionProps & { name: SectionName }) {
  const [loading, setLoading] = useState<Loading>({ is: 'loading' })
  const section = sectionsFor(props.operator.role).includes(name) ? sections[name] : undefined
  useEffect(() => {
    let wanted = true
    setLoading({ is: 'loading' })
    section?.load().then(
      Section => wanted && setLoading({ is: 'loaded', name, Section }),
      () => wanted && setLoading({ is: 'failed' }),
    )
    return () => void (wanted = false)
  }, [name, section])
  useEffect(() => {
    document.title = `${texts.sections[name]} · ${texts.product}`
  }, [name])

  return (
    <section class="section" aria-label={texts.sections[name]}>
      {!section && <ProblemNote problem={{ is: 'forbidden' }} />}
      {loading.is === 'failed' && <ProblemNote problem={{ is: 'offline' }} retry={loadAnew} />}
      {loading.is === 'loading' && section && (
        <div class="section-page" role="status" aria-label={texts.desk.loading} />
      )}
      {loading.is === 'loaded' && loading.name === name && <loading.Section {...props} />}
    </section>
  )
}

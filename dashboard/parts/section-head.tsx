import type { ComponentChildren } from 'preact'

interface Props {
  title: string
  lead: string
  /** What one comes here to do. */
  children?: ComponentChildren
}

export function SectionHead({ title, lead, children }: Props) {
  return (
    <div class="section-head">
      <div>
        <h1>{title}</h1>
        <p class="section-lead">{lead}</p>
      </div>
      {children}
    </div>
  )
}

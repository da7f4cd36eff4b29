import type { ButtonHTMLAttributes, Ref } from 'preact'
import { Icon, type IconName } from './icon.tsx'

type Attribute = 'onClick' | 'aria-pressed' | 'aria-disabled' | 'popovertarget'

interface Props extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, Attribute> {
  icon: IconName
  /** What it does: heard, and read by whoever points at it. */
  label: string
  class?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows a sign and no words. */
export function IconButton({ icon, label, class: own, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      class={own ? `icon-button ${own}` : 'icon-button'}
      title={label}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}

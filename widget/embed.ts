import { defineElement, tag, type BellhopElement } from './loader/element.ts'

/** What the `data-*` attributes of the script tag say, under the names they have in `dataset`. */
export interface MountOptions {
  site: string
  mode?: 'bubble' | 'inline' | 'popup'
  position?: 'start' | 'end'
  open?: string
  locale?: string
  country?: string
  theme?: 'auto' | 'light' | 'dark'
  greeting?: string
  label?: string
  failed?: string
  destination?: string
  dateOrder?: 'dmy' | 'mdy' | 'ymd'
  consent?: string
  privacyUrl?: string
  exposeData?: ''
}

/** What the page may do with a mounted widget; `destroy` takes it off again. */
export type Handle = BellhopElement

/** For pages that are built of modules: puts the chat into an element of theirs. */
export function mount(element: HTMLElement, options: MountOptions): Handle {
  if (!customElements.get(tag)) defineElement()
  const widget = document.createElement(tag) as Handle
  for (const [name, value] of Object.entries(options) as [string, unknown][])
    if (typeof value === 'string') widget.dataset[name] = value
  element.append(widget)
  return widget
}

import { defineElement, tag } from './loader/element.ts'
import type { Mount } from './loader/embed-types.ts'

/** For pages that are built of modules. */
export const mount: Mount = (element, options) => {
  if (!customElements.get(tag)) defineElement()
  const widget = document.createElement(tag)
  for (const [name, value] of Object.entries(options) as [string, unknown][])
    if (typeof value === 'string') widget.dataset[name] = value
  element.append(widget)
  return widget
}

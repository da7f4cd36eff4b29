import { defineElement, tag } from './loader/element.ts'
import type { Mount } from './loader/embed-types.ts'
import { src } from './loader/script.ts'

/** For pages that are built of modules. */
export const mount: Mount = (element, options) => {
  if (!customElements.get(tag)) defineElement()
  const widget = document.createElement(tag)
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    // As an attribute that is there without a value.
    if (value === true) widget.dataset[name] = ''
    if (typeof value === 'string') widget.dataset[name] = value
  }
  element.append(widget)
  return Object.assign(widget, { src })
}

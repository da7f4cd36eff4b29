import { bare } from '../bare.ts'
import { defineElement, tag, type BellhopElement } from './element.ts'
import { keep, kept } from './kept.ts'
import { dataset } from './script.ts'

type Call = (bellhop: Bellhop) => void

/** The script's own widget; a page that comes first leaves its calls in an array of this name. */
export interface Bellhop extends BellhopElement {
  push: (call: Call) => void
  /** Places a widget as another script tag with these `data-*` attributes would. */
  place: (attributes: DOMStringMap) => Bellhop
}

declare global {
  interface Window {
    Bellhop?: Bellhop | Call[]
  }
}

/** The same tag twice, as tag managers and Turbo have it, is still one widget. */
function place(attributes: DOMStringMap): Bellhop {
  const key = JSON.stringify(attributes)
  for (const [host, other] of kept) if (other === key) return host as Bellhop
  const host = document.createElement(tag) as Bellhop
  Object.assign(host.dataset, { mode: 'bubble' }, attributes, { script: '' })
  if (attributes['site']) keep(host, key)
  return Object.assign(host, { place, push: (call: Call) => call(host) })
}

const earlier = window.Bellhop
const attributes = bare(dataset)

if (earlier && Object.hasOwn(earlier, 'place')) (earlier as Bellhop).place(attributes)
else {
  defineElement()
  const bellhop = (window.Bellhop = place(attributes))
  // An element of the page with this id would stand here as well, and has no calls to make.
  ;(earlier as Call[] | undefined)?.forEach?.(call => call(bellhop))
}

import { dataOf } from './data.ts'
import { defineElement, tag } from './element.ts'
import type { Bellhop, Call } from './embed-types.ts'
import { kept, putBack } from './kept.ts'
import { script, src } from './script.ts'

/** The same tag twice, as tag managers and Turbo have it, is one widget, whatever comes first in it. */
function place(attributes: DOMStringMap, src?: string): Bellhop {
  const key = JSON.stringify(attributes, Object.keys(attributes).sort())
  const earlier = kept.get(key)
  if (earlier) return earlier as Bellhop
  const host = document.createElement(tag)
  Object.assign(host.dataset, { mode: 'bubble' }, attributes, { script: key })
  if (attributes['site']) {
    kept.set(key, host)
    putBack()
  }
  return Object.assign(host, { src, place, push: (call: Call) => call(host as Bellhop) })
}

const earlier = window.Bellhop
const attributes = dataOf(script)

if (earlier && Object.hasOwn(earlier, 'place'))
  // The first loader of a page places all of its tags, those of other servers too.
  (earlier as { place: typeof place }).place(attributes, src)
else {
  defineElement()
  const bellhop = (window.Bellhop = place(attributes))
  // An element of the page with this id would stand here as well, and has no calls to make.
  ;(earlier as Call[] | undefined)?.forEach?.(bellhop.push)
}

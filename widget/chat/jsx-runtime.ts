import { Fragment, h, type ComponentType, type VNode } from 'preact'
import { bare } from '../conversation/bare.ts'

/**
 * Preact's own in fewer bytes, and deaf to names that a page may have put on Object.prototype; but
 * for `is`, which Preact would then look for elsewhere.
 */
export function jsx(type: string | ComponentType, props: { is?: string }, key?: string): VNode {
  return Object.assign(h(type as string, null), { props: bare({ is: props.is, ...props }), key })
}

export { Fragment, jsx as jsxs }

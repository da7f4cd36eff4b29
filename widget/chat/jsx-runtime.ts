import { Fragment, type ComponentType, type VNode } from 'preact'
import { jsx as preactJsx } from 'preact/jsx-runtime'
import { bare } from '../conversation/bare.ts'

/**
 * Preact's own, deaf to names that a page may have put on Object.prototype; but for `is`, which Preact
 * would then look for elsewhere.
 */
export function jsx(type: string | ComponentType, props: { is?: string }, key?: string): VNode {
  return preactJsx(type as string, bare({ is: props.is, ...props }), key)
}

export { Fragment, jsx as jsxs }

import { Fragment, h, type ComponentType, type VNode } from 'preact'
import { bare } from '../bare.ts'

/**
 * Preact's own in fewer bytes, and deaf to names that a page may have put on Object.prototype; but
 * for `is`, which Preact would then look for elsewhere.
 */
export function jsx(type: string | ComponentType, props: { is?: string }, key?: string): VNode {
  const vnode = h(type as string, bare({ is: props.is, ...props, key }))
  vnode.props = bare(vnode.props)
  return vnode
}

export { Fragment, jsx as jsxs }

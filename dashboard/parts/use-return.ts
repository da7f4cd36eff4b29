import { useListener } from '../use-listener.ts'

/**
 * On return to the page or the network. A phone that was put away tells nobody that it has found its
 * network again.
 */
export function useReturn(done: () => unknown) {
  useListener(['visibilitychange', 'online'], () => {
    if (document.visibilityState === 'visible') done()
  })
}

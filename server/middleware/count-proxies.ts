import { BlockList, isIPv6 } from 'node:net'
import type { Context, Next } from 'koa'
import type { Log } from '../log.ts'

/** Addresses of a machine itself and of networks behind it: where proxies are, and hardly a guest. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')

const isInside = (address: string) => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const tooMany =
  'More proxies stand in front than BELLHOP_TRUSTED_PROXIES says: their guests share the limits of one address'
const tooFew =
  'Fewer proxies stand in front than BELLHOP_TRUSTED_PROXIES says, and guests may choose their address; or the last one does not name the others, whose limits guests share'

/**
 * Says once that there are more or fewer proxies in front than was set. Else it only shows in guests who
 * are turned away, or strangers who are not.
 */
export function countProxies(log: Log, trusted: number) {
  let isSaid = false
  return function countProxies(ctx: Context, next: Next) {
    const wrong = isSaid ? undefined : whatIsWrong(ctx, trusted)
    if (wrong !== undefined) {
      isSaid = true
      log.warn({ trusted_proxies: trusted }, wrong)
    }
    return next()
  }
}

function whatIsWrong(ctx: Context, trusted: number): string | undefined {
  const names = ctx.get('X-Forwarded-For')
  if (names === '') return undefined
  const proxies = names.split(',').length
  if (proxies < trusted) return tooFew
  return proxies > trusted && isInside(ctx.ip) ? tooMany : undefined
}

import { paths } from '../../shared/api.ts'
import type { NumbersBody, NumbersQuery } from '../../shared/numbers.ts'
import type { SitesBody } from '../../shared/site-api.ts'
import type { Ask, SiteName } from '../api.ts'

export const numbersApi = (ask: Ask) => ({
  numbers: ({ from, to, site }: NumbersQuery, signal: AbortSignal) => {
    const query = new URLSearchParams({ from, to, ...(site && { site }) })
    return ask<NumbersBody>('GET', `${paths.numbers}?${query}`, undefined, signal)
  },
  sites: async (signal: AbortSignal): Promise<SiteName[]> =>
    (await ask<SitesBody>('GET', paths.sites, undefined, signal)).sites,
})

/**
 * A path with names in the place of values, `paths.lead(':id')` for a router, as it was meant: paths
 * encode what they are given, signs of names too.
 */
export const pattern = (path: string): string => decodeURIComponent(path)

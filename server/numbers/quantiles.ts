/** The values below which these shares of all lie; nothing of nothing. */
export function quantilesOf(values: readonly number[], shares: readonly number[]): number[] {
  if (values.length === 0) return []
  const sorted = Float64Array.from(values).sort()
  return shares.map(share => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
}

export const median = values =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** Of values in ascending order. */
export function quantile(sorted, share) {
  if (sorted.length === 0) return NaN
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

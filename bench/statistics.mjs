export const median = values => quantile(values, 0.5)

export function quantile(values, share) {
  if (values.length === 0) return NaN
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

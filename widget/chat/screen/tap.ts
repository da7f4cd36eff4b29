/** Once: the second tap of a double one would answer the next question, or be for what is there by then. */
export const onTap = (act?: () => void) => (event: UIEvent) =>
  event.detail > 1 ? event.preventDefault() : act?.()

/** Ids of the elements that keys move the focus to. */
export const searchId = 'search'
export const rowId = (lead: string) => `row-${lead}`

export const focusRow = (lead: string) => document.getElementById(rowId(lead))?.focus()
export const focusSearch = () => document.getElementById(searchId)?.focus()

/** The lead whose row has the focus. */
export function focusedRow(): string | undefined {
  const id = document.activeElement?.id
  return id?.startsWith(rowId('')) ? id.slice(rowId('').length) : undefined
}

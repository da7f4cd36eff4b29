/** Ids of the elements that keys move the focus to. */
export const searchId = 'search'
export const rowId = (lead: string) => `row-${lead}`

export const focusSearch = () => document.getElementById(searchId)?.focus()

/** The row that the Tab key would stop at. */
export const focusList = () =>
  document.querySelector<HTMLElement>('.rows .row[tabindex="0"]')?.focus()

/** The lead whose row, or the checkbox in it, has the focus. */
export function focusedRow(): string | undefined {
  const id = document.activeElement?.closest('.row-place')?.querySelector('.row')?.id
  return id?.slice(rowId('').length)
}

/** How the list is used: what comes in is not to get in the way of that. */
export interface ListUse {
  /** It is scrolled away from its beginning. */
  isAway: boolean
  isSelecting: boolean
}

/** What others may ask of the list. */
export interface ListHandle {
  /** Brings the lead's row into sight, draws it if need be, and gives it the focus. */
  focus(lead: string): void
  use(): ListUse
  /** Shows its beginning, where a lead that is about to come there gets the focus. */
  toTop(lead?: string): void
}

/** The list, which is there only while there are leads. */
export type List = { current: ListHandle | null }

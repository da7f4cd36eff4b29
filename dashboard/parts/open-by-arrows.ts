/**
 * In a list that acts as soon as something is chosen, arrows would do all they pass over. They open
 * it instead; what is chosen there is done. Where no page can open it, as in Safari, they are the browser's.
 */
export function openByArrows(event: KeyboardEvent & { currentTarget: HTMLSelectElement }): void {
  const { currentTarget: list, key, altKey } = event
  if (!('showPicker' in list) || !/^(Arrow|Page|Home$|End$)/.test(key) || altKey) return
  event.preventDefault()
  list.showPicker()
}

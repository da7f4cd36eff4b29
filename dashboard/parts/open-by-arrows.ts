/**
 * In a list that acts as soon as something is chosen, arrows would do all they pass over. They open
 * it instead; what is chosen there is done. A browser that cannot does so by itself.
 */
export function openByArrows(event: KeyboardEvent & { currentTarget: HTMLSelectElement }): void {
  if (!/^(Arrow|Page|Home$|End$)/.test(event.key) || event.altKey) return
  event.preventDefault()
  event.currentTarget.showPicker()
}

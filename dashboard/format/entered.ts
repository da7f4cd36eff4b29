/** What stands in the fields of a form, by name; the browser is kept from sending it itself. */
export function entered(event: SubmitEvent): Record<string, string> {
  event.preventDefault()
  const fields = new FormData(event.currentTarget as HTMLFormElement)
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))
}

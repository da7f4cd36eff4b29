/** The guest's own wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export function localNow(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

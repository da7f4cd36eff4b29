/** Whether an earlier visit has left answers in this browser that the server does not have yet. */
export function isOwing(site: string | undefined): boolean | void {
  try {
    return localStorage.getItem(`bellhop:draft:${site}`)?.includes('"due":true')
  } catch {
    // Where storage is forbidden nothing was left in it.
  }
}

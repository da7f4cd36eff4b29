/** Whether the value was copied: only https and localhost have a clipboard, and it may be refused. */
export async function copy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}

import { heardLog } from '../store/folder.ts'

/** What a command works with: a data folder, and an ear for what it prints and logs. */
export function io(folder: string) {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  return { folder, printed, print, now: Date.now, log: heardLog() }
}

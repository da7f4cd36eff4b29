import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { hasCode } from '../../../has-code.ts'

/** What tells one process from all others, also from one that gets its pid later. */
export interface ProcessIdentity {
  pid: number
  /** Where the pid counts: a host since it was booted, or a container on it. */
  realm: string
  /** When the process began, as its system tells it; empty where it does not. */
  began: string
}

export async function thisProcess(): Promise<ProcessIdentity> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const pids = await readlink('/proc/self/ns/pid').catch(() => '')
  const { pid } = process
  return { pid, realm: [hostname(), boot.trim(), pids].join(' '), began: await beginning(pid) }
}

/** Whether a process of this realm still runs. */
export async function isRunning({ pid, began }: ProcessIdentity): Promise<boolean> {
  return exists(pid) && (await beginning(pid)) === began
}

/** Field 22 of Linux's `stat`; the name before it may hold spaces and brackets. */
async function beginning(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return hasCode(error, 'EPERM')
  }
}

import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** What Node tells of a call to the system that failed. */
interface SystemFault extends Error {
  code: string
  syscall?: string
  path?: string
  dest?: string
  address?: string
  hostname?: string
  port?: number
}

/** People read what they can act on; the stack is for faults of ours. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof TypeError || error instanceof ReferenceError) return String(error.stack)
  return (isSystemFault(error) && whatToDo(error)) || error.message
}

const isSystemFault = (error: Error): error is SystemFault =>
  'code' in error && typeof error.code === 'string' && 'syscall' in error

/** Undefined where the system's own words have to do. */
function whatToDo({ message, ...fault }: SystemFault): string | undefined {
  if (fault.syscall === 'listen' || fault.syscall === 'getaddrinfo') return aboutListening(fault)
  if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT')
    return `The disk is full. Make room and try again.\n(${message})`
  const place = placeOf(fault)
  const about = place === undefined ? undefined : aboutFile(fault)
  return about && `${place} ${about}\n(${message})`
}

type Fault = Omit<SystemFault, 'message'>

/** Of a file that cannot be made, or seen, it is the folder that is closed to us. */
function placeOf({ code, syscall, path, dest }: Fault): string | undefined {
  if (path === undefined || syscall !== 'open' || code === 'ENOENT') return dest ?? path
  return existsSync(path) ? path : dirname(path)
}

function aboutListening({ code, address, hostname, port }: Fault): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use. Stop what listens there, or set PORT to another.`
  if (code === 'EACCES')
    return `Port ${port} is not for this user. Set PORT to 1024 or more, behind a proxy on ${port}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${address ?? hostname}, which is no address of this machine. Leave it out, or set it to 0.0.0.0 for all of them.`
  return undefined
}

const elsewhere = 'or set BELLHOP_DATA_DIR to another folder.'
const notOurs = `is closed to this user. Give it to the user that runs Bellhop, ${elsewhere}`
const noFolder = `is no folder, or a link that leads nowhere, or stands in the way of a folder. Move it, ${elsewhere}`

/** Where the folder above is there but takes no others, as /proc. */
const isNotMade = ({ code, syscall }: Fault) => code === 'ENOENT' && syscall === 'mkdir'

const aboutFile = (fault: Fault): string | undefined =>
  isNotMade(fault) ? notMade : aboutFiles[fault.code]

const notMade = 'cannot be made there. Set BELLHOP_DATA_DIR to another folder.'

const aboutFiles: Record<string, string> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: `is on a disk that cannot be written. Mount it for writing, ${elsewhere}`,
  EEXIST: noFolder,
  ELOOP: noFolder,
  ENOTDIR: noFolder,
  ENOENT: 'is not there.',
  EISDIR: 'is a folder, where a file is wanted.',
}

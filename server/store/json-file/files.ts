import { constants, fdatasync, fsync, ftruncate, read, write } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { constants as system } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from '../../has-code.ts'

/** What the store asks of an open file. All positions and lengths are bytes. */
export interface OpenFile {
  /** How many bytes were read; 0 at the end. */
  read(target: Uint8Array, at: number, length: number, position: number): Promise<number>
  /** Writes all of it, or throws. */
  write(bytes: Uint8Array, position: number): Promise<void>
  /** Puts on disk what was written and what is needed to read it back. */
  datasync(): Promise<void>
  sync(): Promise<void>
  truncate(length: number): Promise<void>
  size(): Promise<number>
  close(): Promise<void>
}

/** All that the store asks of a file system; tests hand in one that fails. */
export interface Files {
  /** `new` makes an empty file that must not exist, `edit` and `read` take one that must. */
  open(path: string, purpose: 'new' | 'edit' | 'read'): Promise<OpenFile>
  list(folder: string): Promise<string[]>
  makeFolder(folder: string): Promise<void>
  /** Puts on disk which files a folder holds. */
  syncFolder(folder: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  /** Fine with a file that is not there. */
  remove(path: string): Promise<void>
  freeBytes(folder: string): Promise<number>
  /** The same for one folder for as long as it is there, by whatever name. */
  identity(folder: string): Promise<string>
  /** Milliseconds since 1970 of the last touch or write. */
  touchedAt(path: string): Promise<number>
  touch(path: string): Promise<void>
}

const flags = {
  new: constants.O_RDWR | constants.O_CREAT | constants.O_EXCL,
  edit: constants.O_RDWR,
  read: constants.O_RDONLY,
}

/** Guests' data: for the server's own user only. */
const fileMode = 0o600
const folderMode = 0o700

const sync = promisify(fsync)
const datasync = promisify(fdatasync)

export const diskFiles: Files = {
  async open(path, purpose) {
    const handle = await open(path, flags[purpose], fileMode).catch(named)
    // The plain calls by descriptor take half the CPU of a FileHandle's methods.
    const { fd } = handle
    return {
      read: (target, at, length, position) => readFrom(fd, target, at, length, position),
      write: (bytes, position) => writeAll(fd, bytes, position).catch(named),
      datasync: () => datasync(fd).catch(named),
      sync: () => sync(fd).catch(named),
      truncate: length => promisify(ftruncate)(fd, length),
      size: async () => (await handle.stat()).size,
      close: () => handle.close(),
    }
  },
  list: folder => readdir(folder),
  async makeFolder(folder) {
    await makeWay(folder)
    // One that holds something may be others' too, as /tmp is: they would be locked out.
    if ((await readdir(folder)).length > 0) return
    // A mounted volume may belong to somebody else; then its owner decides who reads it.
    await chmod(folder, folderMode).catch(() => {})
  },
  async syncFolder(folder) {
    // Windows cannot open a folder, and needs no such call.
    if (process.platform === 'win32') return
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  },
  rename,
  remove: path => rm(path, { force: true }),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  async identity(folder) {
    const { dev, ino } = await stat(folder, { bigint: true })
    return `${dev}:${ino}`
  },
  touchedAt: async path => (await stat(path)).mtimeMs,
  touch: path => utimes(path, new Date(), new Date()),
}

/** Not by `recursive`: Node never ends where a folder takes no others, as in /proc. */
async function makeWay(folder: string): Promise<void> {
  if (await isThere(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) await makeWay(parent)
  await mkdir(folder, { mode: folderMode }).catch(async (error: NodeJS.ErrnoException) => {
    if (!(await isThere(folder))) named(error)
  })
}

const isThere = (path: string) => stat(path).then(() => true, unlessMissing)

const readFrom = (
  fd: number,
  target: Uint8Array,
  at: number,
  length: number,
  position: number,
): Promise<number> =>
  new Promise((resolve, reject) => {
    read(fd, target, at, length, position, (error, count) =>
      error ? reject(error) : resolve(count),
    )
  })

/** A disk may take less than it was given: the rest follows. */
const writeAll = (fd: number, bytes: Uint8Array, position: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const from = (at: number) =>
      write(fd, bytes, at, bytes.length - at, position + at, (error, count) => {
        if (error) reject(error)
        else if (at + count < bytes.length) from(at + count)
        else resolve()
      })
    from(0)
  })

/** Node has no name for a quota that is used up: "Unknown system error -122". */
function named(error: NodeJS.ErrnoException): never {
  const { errno, syscall } = error
  if (errno !== -system.errno.EDQUOT) throw error
  const message = `EDQUOT: disk quota exceeded, ${syscall}`
  throw Object.assign(error, { code: 'EDQUOT', message })
}

/** A file or folder that is not there is an answer; all else is news. */
export const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** True for a file or folder that is not there. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

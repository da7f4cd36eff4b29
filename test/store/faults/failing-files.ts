import type { Files, OpenFile } from '../../../server/store/json-file/files.ts'

export const callKinds = [
  'open',
  'read',
  'write',
  'datasync',
  'sync',
  'truncate',
  'size',
  'close',
  'list',
  'makeFolder',
  'syncFolder',
  'rename',
  'remove',
  'freeBytes',
  'identity',
  'touchedAt',
  'touch',
] as const
export type CallKind = (typeof callKinds)[number]

/** Asks `before` ahead of every call to a file system; what that throws is what the call does. */
export function watchedFiles(files: Files, before: (kind: CallKind, name: string) => void): Files {
  const watched =
    <A extends unknown[], R>(
      kind: CallKind,
      call: (...args: A) => Promise<R>,
      name: (...args: A) => unknown = (...args) => args[0],
    ) =>
    async (...args: A): Promise<R> => {
      before(kind, String(name(...args)))
      return call(...args)
    }
  const watchedFile = (path: string, file: OpenFile): OpenFile => {
    const name = () => path
    return {
      read: watched('read', file.read, name),
      write: watched('write', file.write, name),
      datasync: watched('datasync', file.datasync, name),
      sync: watched('sync', file.sync, name),
      truncate: watched('truncate', file.truncate, name),
      size: watched('size', file.size, name),
      // A descriptor is gone even when its closing fails.
      close: () => file.close().then(() => before('close', path)),
    }
  }
  return {
    async open(path, purpose) {
      before('open', path)
      return watchedFile(path, await files.open(path, purpose))
    },
    list: watched('list', files.list),
    makeFolder: watched('makeFolder', files.makeFolder),
    syncFolder: watched('syncFolder', files.syncFolder),
    rename: watched('rename', files.rename, from => from),
    remove: watched('remove', files.remove),
    freeBytes: watched('freeBytes', files.freeBytes),
    identity: watched('identity', files.identity),
    touchedAt: watched('touchedAt', files.touchedAt),
    touch: watched('touch', files.touch),
  }
}

/** Fails the k-th call of a kind, once; `failed` hears of it. */
export function failingFiles(
  files: Files,
  kind: CallKind,
  k: number,
  code: string,
  failed: () => void = () => {},
) {
  let calls = 0
  return watchedFiles(files, called => {
    if (called !== kind || ++calls !== k) return
    failed()
    throw Object.assign(new Error(`${code}: injected into call ${k} of ${kind}`), { code })
  })
}

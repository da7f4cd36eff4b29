import { expect, test } from 'vitest'
import { readTrace } from './faults/traced-life.ts'

const hex = (text: string) =>
  [...Buffer.from(text)].map(byte => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

test('a trace is read as what a disk was asked, a sync counting from its end', () => {
  const { calls, acks } = readTrace(
    [
      `7 openat(AT_FDCWD, "${hex('/data/a.new')}", O_RDWR|O_CREAT|O_EXCL|O_CLOEXEC, 0600) = 20`,
      `7 pwrite64(20, "${hex('lead')}", 4, 8 <unfinished ...>`,
      `8 fdatasync(20 <unfinished ...>`,
      `7 <... pwrite64 resumed>) = 4`,
      `9 write(1, "${hex('run-0-1 2\n')}", 10) = 10`,
      `8 <... fdatasync resumed>) = 0`,
      `7 rename("${hex('/data/a.new')}", "${hex('/data/a')}") = 0`,
      `7 openat(AT_FDCWD, "${hex('/data')}", O_RDONLY|O_CLOEXEC) = 21`,
      `7 fsync(21) = 0`,
    ].join('\n'),
  )
  expect(calls).toEqual([
    { is: 'create', path: '/data/a.new', file: 1 },
    { is: 'write', file: 1, position: 8, bytes: Buffer.from('lead') },
    { is: 'synced', file: 1 },
    { is: 'rename', from: '/data/a.new', to: '/data/a' },
    { is: 'folder synced', path: '/data' },
  ])
  expect(acks).toEqual([{ uid: 'run-0-1', step: 2, after: 2 }])
})

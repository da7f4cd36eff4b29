import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

const namesIn = (folder: string, later: RegExp) =>
  filesOf(folder, /\.js$/).flatMap(({ path, text }) =>
    [...text.matchAll(later)].map(([name]) => `${path}: ${name}`),
  )

test('nothing that runs in browsers asks for what those of iOS 16 lack', () => {
  const later =
    /AbortSignal\.any|checkVisibility|withResolvers|\.groupBy|fromAsync|(?<!:is\([^)]*):popover-open/g
  expect(namesIn('dist/public', later)).toEqual([])
})

test('nothing that runs on pages asks for what Chrome 109, the last for Windows 7 and 8, lacks', () => {
  expect(namesIn('dist/public/widget', /\.to(Spliced|Sorted|Reversed)\(/g)).toEqual([])
})

import { rowsASheet } from './rows-a-sheet.ts'

/** The texts of a sheet's rows, one behind the other in UTF-8. */
interface PackedTexts {
  /** Is there once it is packed. */
  set(row: number, text: string): void
  pack(): void
  textOf(row: number): string
  /** 1 for each row that holds all the words, 0 for the others. */
  holding(words: readonly Buffer[]): Uint8Array
}

export function packedTexts(): PackedTexts {
  const ends = new Uint32Array(rowsASheet)
  const news = new Map<number, Buffer>()
  let bytes: Buffer = Buffer.alloc(0)
  const bytesOf = (row: number) => bytes.subarray(row > 0 ? ends[row - 1] : 0, ends[row])

  return {
    set: (row, text) => void news.set(row, Buffer.from(text)),
    pack() {
      const parts = Array.from(ends, (_end, row) => news.get(row) ?? bytesOf(row))
      bytes = Buffer.concat(parts)
      news.clear()
      let end = 0
      for (const [row, part] of parts.entries()) ends[row] = end += part.length
    },
    textOf: row => bytesOf(row).toString(),
    // Looks for the first word in all the texts at once, and for the others where that one is.
    holding([first, ...others]) {
      const holding = new Uint8Array(rowsASheet)
      if (!first) return holding.fill(1)
      let row = 0
      for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, ends[row])) {
        while ((ends[row] ?? Infinity) <= at) row++
        const text = bytesOf(row)
        if (others.every(word => text.includes(word))) holding[row] = 1
      }
      return holding
    },
  }
}

/** Rows of cells as text; the first column to the left, the others to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows
    .map(([first, ...cells]) =>
      [
        first.padEnd(widths[0]),
        ...cells.map((cell, column) => cell.padStart(widths[column + 1])),
      ].join('  '),
    )
    .join('\n')
}

/** Three figures' worth of a number. */
export function figure(value) {
  if (!Number.isFinite(value)) return '-'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

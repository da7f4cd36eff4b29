import { writeFileSync } from 'node:fs'
import { figure } from '../table.mjs'

const panels = [
  ['Sent before the guest acts, kB', ({ bytes }) => bytes / 1000],
  ['Click to first prompt, ms with a CPU four times slower', ({ prompt }) => prompt],
]

const bar = 22
const gap = 10
const names = 190
const width = 760
const room = width - names - 90

/** Bars of the figures as a picture for the README; it has a light and a dark look of its own. */
export function drawChart(figures, file) {
  const rows = figures.length
  const panelHeight = 46 + rows * (bar + gap)
  const height = panels.length * panelHeight + 10
  const drawn = panels.map(([title, read], index) =>
    panel(title, read, figures, index * panelHeight),
  )
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${panels.map(([title]) => title).join('; ')}">
<style>text{font:14px system-ui,sans-serif;fill:#292524}.title{font-weight:600}.rest{fill:#d6d3d1}.own{fill:#0f766e}
@media(prefers-color-scheme:dark){text{fill:#e7e5e4}.rest{fill:#57534e}.own{fill:#2dd4bf}}</style>
${drawn.join('\n')}
</svg>
`,
  )
}

function panel(title, read, figures, top) {
  const most = Math.max(...figures.map(read))
  const bars = figures.map((each, row) => {
    const y = top + 40 + row * (bar + gap)
    const length = Math.max(2, (read(each) / most) * room)
    const look = each.name === 'bellhop' ? 'own' : 'rest'
    return `<text x="0" y="${y + 16}">${each.title}</text><rect class="${look}" x="${names}" y="${y}" width="${length.toFixed(1)}" height="${bar}" rx="3"/><text x="${(names + length + 8).toFixed(1)}" y="${y + 16}">${figure(read(each))}</text>`
  })
  return `<text class="title" x="0" y="${top + 22}">${title}</text>\n${bars.join('\n')}`
}

import uPlot from 'uplot'
import type { NumbersBody } from '../../shared/numbers.ts'
import { count } from '../format/amount.ts'
import { dayName } from '../format/day-name.ts'
import { pixel } from '../parts/pixel.ts'
import { locale } from '../texts/texts.ts'
import 'uplot/dist/uPlot.min.css'

/** Pixels, as all lengths here. */
const chartHeight = () => 200 * pixel()
/** Of a label of the x axis, with room around it. */
const labelWidth = () => 64 * pixel()

/** Draws into the place, in its colours and its width, until the function it gives is called. */
export function drawDays(
  place: HTMLElement,
  days: NumbersBody['days'],
  point: (at: number | undefined) => void,
): () => void {
  const styles = getComputedStyle(place)
  const colour = (name: string) => styles.getPropertyValue(name).trim()
  const axis = {
    stroke: colour('--ink-faint'),
    font: `${12 * pixel()}px ${styles.fontFamily}`,
    ticks: { show: false },
  }
  const options: uPlot.Options = {
    width: place.clientWidth,
    height: chartHeight(),
    padding: [8 * pixel(), 24 * pixel(), 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { setScale: false, x: false, y: false } },
    scales: {
      x: { time: false, range: (_chart, first, last) => [first - 0.6, last + 0.6] },
      y: { range: (_chart, _least, most) => [0, Math.max(4, most * 1.1)] },
    },
    series: [
      {},
      { fill: colour('--accent'), width: 0, ...(bars && { paths: bars }), points: { show: false } },
    ],
    axes: [
      {
        ...axis,
        size: 28 * pixel(),
        grid: { show: false },
        splits: daySplits,
        values: (_chart, at) => at.map(nameAt),
      },
      { ...axis, ...leadsAxis, grid: { stroke: colour('--line'), width: 1 } },
    ],
    hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? undefined)] },
  }
  const nameAt = (at: number) => (days[at] ? dayName(days[at].day, locale) : '')
  const values: uPlot.AlignedData = [days.map((_, at) => at), days.map(({ leads }) => leads)]
  const chart = new uPlot(options, values, place)

  const sized = new ResizeObserver(() =>
    chart.setSize({ width: place.clientWidth, height: chartHeight() }),
  )
  sized.observe(place)
  return () => {
    sized.disconnect()
    chart.destroy()
  }
}

/** For the labels of the y axis, whose digits are some 7 wide. */
const roomFor = (labels: readonly string[] | null) =>
  pixel() * Math.max(40, ...(labels ?? []).map(({ length }) => 14 + 7 * length))

const leadsAxis: uPlot.Axis = {
  size: (_chart, labels) => roomFor(labels),
  values: (_chart, at) => at.map(leads => count(leads, locale)),
  // There are no half leads.
  incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
}

/** Half of the room between two days stays free. */
const bars = uPlot.paths.bars?.({ size: [0.65, 48], radius: 0.15 })

/** As many labels as fit, the last day's among them. */
function daySplits(chart: uPlot): number[] {
  const count = chart.data[0].length
  // The numbers of leads and the end of the last label take as much as one of them.
  const room = Math.max(1, chart.width - labelWidth())
  const step = Math.ceil((count * labelWidth()) / room)
  const places = Array.from({ length: count }, (_, at) => at)
  return places.filter(at => (count - 1 - at) % step === 0)
}

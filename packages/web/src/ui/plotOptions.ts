import UPlot from "uplot"

interface PlotWords {
  readonly formatTick: (at: number) => string
  /** When the last point is. */
  readonly last: number
  readonly formatValue: (value: number) => string
  readonly onPoint: (index: number | null) => void
}

/** How the curve is drawn in `host`, whose computed colours are asked for at each drawing. */
export function plotOptions(
  host: HTMLElement,
  { formatTick, formatValue, last, onPoint }: PlotWords
): UPlot.Options {
  const colours = () => getComputedStyle(host)
  const family = colours().fontFamily
  const font = `12px ${family}`
  const axis = { stroke: () => colours().color, font, ticks: { show: false }, gap: 8 }
  return {
    width: host.clientWidth,
    height: host.clientHeight,
    padding: [8, (plot) => halfOf(plot, formatTick(last), family), 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 8 } },
    scales: { y: { range: (_, low, high) => [Math.min(0, low), high > 0 ? high * 1.08 : 1] } },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        space: 80,
        values: (_, splits) => splits.map((second) => formatTick(second * 1000))
      },
      {
        ...axis,
        incrs: steps,
        size: (plot, values) => widest(plot, values ?? []),
        space: 40,
        grid: { stroke: () => colours().borderTopColor, width: 1 },
        values: (_, splits) => splits.map(formatValue)
      }
    ],
    series: [
      {},
      {
        stroke: () => colours().outlineColor,
        fill: (plot) => shade(plot, colours()),
        width: 2,
        points: { show: false },
        ...smooth()
      }
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] }
  }
}

/** What a grid line may be away from the next: no fractions, as nobody makes half a booking. */
const steps = [...Array(10).keys()].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power))

function smooth() {
  const paths = UPlot.paths.spline?.()
  return paths ? { paths } : {}
}

/** The room beside the curve of which the last word below it may need one half. */
function halfOf(plot: UPlot, words: string, family: string) {
  plot.ctx.font = `${12 * devicePixelRatio}px ${family}`
  return Math.ceil(widthOf(plot, words) / 2) + 4
}

const widthOf = ({ ctx }: UPlot, words: string) => ctx.measureText(words).width / devicePixelRatio

function widest(plot: UPlot, values: readonly string[]) {
  const widths = values.map((value) => widthOf(plot, value))
  return Math.ceil(Math.max(16, ...widths)) + 20
}

function shade({ ctx, bbox }: UPlot, { textDecorationColor, caretColor }: CSSStyleDeclaration) {
  // The drawing comes after the page that it was for, which has no colours any more.
  if (!textDecorationColor) return "transparent"
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height)
  gradient.addColorStop(0, textDecorationColor)
  gradient.addColorStop(1, caretColor)
  return gradient
}

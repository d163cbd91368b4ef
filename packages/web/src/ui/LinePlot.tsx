import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import UPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import type { LineGraphProps } from "./LineGraph.tsx"
import styles from "./LinePlot.module.css"
import { plotOptions } from "./plotOptions.ts"

/** The curve itself; the arrow keys walk along it point by point. */
export function LinePlot({
  label,
  valueHeading,
  points,
  formatTime,
  formatTick,
  formatValue,
  linked
}: LineGraphProps) {
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const last = points.length - 1
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  const words = point ? `${formatTime(point.at)}, ${valueHeading}: ${formatValue(point.value)}` : ""

  useEffect(() => {
    const element = host.current
    if (!element) return
    const drawn = new UPlot(
      plotOptions(element, { formatTick, formatValue, last: points.at(-1)?.at ?? 0, onPoint: setChosen }),
      [points.map(({ at }) => at / 1000), points.map(({ value }) => value)],
      element
    )
    plot.current = drawn
    const resizing = new ResizeObserver(() =>
      drawn.setSize({ width: element.clientWidth, height: element.clientHeight })
    )
    resizing.observe(element)
    const unwatch = watchTheme(() => drawn.redraw())
    return () => {
      unwatch()
      resizing.disconnect()
      drawn.destroy()
    }
  }, [points, formatTick, formatValue])

  const walk = (event: KeyboardEvent) => {
    const index = walked(event.key, chosen ?? last, last)
    if (index === undefined) return
    event.preventDefault()
    pointAt(plot.current, index)
  }

  return (
    <div className={styles.frame}>
      <p className={styles.words}>{linked?.(at, words) ?? words}</p>
      <div
        ref={host}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, chosen ?? last)}
        aria-valuetext={words}
        onKeyDown={walk}
      />
    </div>
  )
}

function walked(key: string, from: number, last: number) {
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, from - 1)
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, from + 1)
  if (key === "Home") return 0
  if (key === "End") return last
}

function pointAt(plot: UPlot | null, index: number) {
  const [at, value] = [plot?.data[0][index], plot?.data[1]?.[index]]
  if (!plot || at === undefined) return
  plot.setCursor({ left: plot.valToPos(at, "x"), top: plot.valToPos(value ?? 0, "y") })
}

/** Calls back whenever theme or brand may have changed, until the function it returns is called. */
function watchTheme(changed: () => void) {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributeFilter: ["data-theme", "style"] })
  system.addEventListener("change", changed)
  return () => {
    root.disconnect()
    system.removeEventListener("change", changed)
  }
}

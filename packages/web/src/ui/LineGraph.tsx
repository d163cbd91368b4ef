import { type ReactNode, useDeferredValue, useState } from "react"
import { DataTable } from "./DataTable.tsx"
import { LazyLinePlot } from "./LazyLinePlot.tsx"
import styles from "./LineGraph.module.css"
import { SegmentedControl } from "./SegmentedControl.tsx"

/** One point of a series over time. */
export interface GraphPoint {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly value: number
}

export interface LineGraphProps {
  readonly label: string
  readonly timeHeading: string
  readonly valueHeading: string
  readonly points: readonly GraphPoint[]
  /** What a point stands for. */
  readonly formatTime: (at: number) => string
  /** Any moment along the axis. */
  readonly formatTick: (at: number) => string
  readonly formatValue: (value: number) => string
  /** Makes a link of the words of the point at an index, where it leads somewhere. */
  readonly linked?: (at: number, words: string) => ReactNode
}

/** A series over time, as a curve or as a table of the same numbers. */
export function LineGraph(graph: LineGraphProps) {
  const [view, setView] = useState<"graph" | "table">("graph")
  const shown = useDeferredValue(view) // the choice is answered at once, whatever drawing it takes
  const columns = [
    { heading: graph.timeHeading, cell: ({ at }: GraphPoint) => graph.formatTime(at) },
    {
      heading: graph.valueHeading,
      cell: (point: GraphPoint) => {
        const words = graph.formatValue(point.value)
        return graph.linked?.(graph.points.indexOf(point), words) ?? words
      },
      align: "end" as const
    }
  ]

  return (
    <div className={styles.graph}>
      <div className={styles.view}>
        {shown === "graph" ? (
          <LazyLinePlot {...graph} />
        ) : (
          <DataTable caption={graph.label} columns={columns} rows={graph.points} rowKey={({ at }) => at} />
        )}
      </div>
      <SegmentedControl label={`View of ${graph.label}`} segments={views} value={view} onChange={setView} />
    </div>
  )
}

const views = [
  { value: "graph", label: "Graph" },
  { value: "table", label: "Table" }
] as const

import { liesInSpan, type ScheduleSpan, stacked } from "@crewfleet/sdk/rules"
import { type CSSProperties, memo } from "react"
import { Stack } from "../ui/Stack.tsx"
import type { Lane } from "./Lane.ts"
import { ScheduleBar } from "./ScheduleBar.tsx"
import styles from "./ScheduleChart.module.css"

interface ScheduleLaneProps {
  readonly lane: Lane
  readonly span: ScheduleSpan
}

/** One lane of a chart, and its bars where each lies in the calendar: those that overlap below each other. */
export const ScheduleLane = memo(function ScheduleLane({ lane, span }: ScheduleLaneProps) {
  const { rows, placed } = stacked(
    lane.bars.filter(({ start, end }) => liesInSpan(span, new Date(start), new Date(end)))
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be left undrawn while they are out of sight
    <div role="row" className={styles.row} style={{ "--rows": rows } as CSSProperties} tabIndex={-1}>
      <Stack gap={0} justify="center" role="rowheader" className={styles.lane} tabIndex={-1}>
        {lane.name}
        <span className={styles.minor}>{lane.detail}</span>
      </Stack>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="cell" aria-colspan={span.columns.length} className={styles.track}>
        {placed.map(({ one, row }) => (
          <ScheduleBar key={one.key} lane={lane} bar={one} row={row} span={span} />
        ))}
      </div>
    </div>
  )
})

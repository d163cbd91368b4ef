import type { ScheduleSpan } from "@crewfleet/sdk/rules"
import type { LaneGroup } from "./Lane.ts"
import styles from "./ScheduleChart.module.css"
import { ScheduleLane } from "./ScheduleLane.tsx"

interface ScheduleLanesProps {
  readonly group: LaneGroup
  readonly span: ScheduleSpan
}

/** The lanes of a group in a chart, under its heading where it has one. */
export function ScheduleLanes({ group: { heading, lanes }, span }: ScheduleLanesProps) {
  const rows = lanes.map((lane) => <ScheduleLane key={lane.key} lane={lane} span={span} />)
  if (heading === undefined) return rows
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be left undrawn while they are out of sight
    <div role="rowgroup" aria-label={heading}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="row" className={styles.group} tabIndex={-1}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="rowheader" aria-colspan={span.columns.length + 1} className={styles.heading} tabIndex={-1}>
          {heading}
        </div>
      </div>
      {rows}
    </div>
  )
}

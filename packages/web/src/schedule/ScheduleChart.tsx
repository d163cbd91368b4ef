import type { ScheduleSpan, ScheduleView } from "@crewfleet/sdk/rules"
import { dayOf } from "@crewfleet/sdk/rules"
import type { CSSProperties } from "react"
import { timeZone } from "../time/timeZone.ts"
import type { LaneGroup } from "./Lane.ts"
import styles from "./ScheduleChart.module.css"
import { ScheduleLanes } from "./ScheduleLanes.tsx"
import type { ScheduleWords } from "./ScheduleWords.ts"
import { columnName, columnWords } from "./spanWords.ts"

interface ScheduleChartProps {
  readonly label: string
  readonly view: ScheduleView
  readonly span: ScheduleSpan
  readonly groups: ReadonlyArray<LaneGroup>
  readonly words: ScheduleWords
}

/** Lanes in rows, hours or days in columns, and a bar for all that takes time. */
export function ScheduleChart({ label, view, span, groups, words }: ScheduleChartProps) {
  const { columns } = span
  const today = dayOf(new Date(), timeZone())
  const isToday = (column: Date) => view !== "day" && dayOf(column, timeZone()) === today
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`Schedule, ${label}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be left undrawn while they are out of sight */}
      <div
        role="table"
        aria-label={`${words.chart}, ${label}`}
        className={styles.chart}
        data-view={view}
        style={{ "--columns": columns.length } as CSSProperties}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="row" className={styles.head} tabIndex={-1}>
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <div role="columnheader" className={styles.corner} tabIndex={-1}>
            {words.lane}
          </div>
          {columns.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={column.getTime()}
              role="columnheader"
              tabIndex={-1}
              className={styles.column}
              aria-current={isToday(column) ? "date" : undefined}
              aria-label={columnName(view, column)}
            >
              {columnWords(view, column)}
            </div>
          ))}
        </div>
        {groups.map((group) => (
          <ScheduleLanes key={group.heading ?? ""} group={group} span={span} />
        ))}
      </div>
    </section>
  )
}

import { EmptyState } from "../ui/EmptyState.tsx"
import type { LaneGroup } from "./Lane.ts"
import { LaneTable } from "./LaneTable.tsx"
import styles from "./ScheduleTable.module.css"
import type { ScheduleWords } from "./ScheduleWords.ts"

interface ScheduleTableProps {
  readonly groups: ReadonlyArray<LaneGroup>
  readonly words: ScheduleWords
}

/** What the chart shows, as a table for each group in which there are bars. */
export function ScheduleTable({ groups, words }: ScheduleTableProps) {
  const taken = groups.filter(({ lanes }) => lanes.some(({ bars }) => bars.length > 0))
  if (taken.length === 0) return <EmptyState title={words.noBars} />
  return taken.map(({ heading, lanes }) =>
    heading === undefined ? (
      <LaneTable key="" caption={words.table} lanes={lanes} words={words} />
    ) : (
      <section key={heading} aria-label={heading}>
        <h3 className={styles.heading}>{heading}</h3>
        <LaneTable caption={`${heading}: ${words.table}`} lanes={lanes} words={words} />
      </section>
    )
  )
}

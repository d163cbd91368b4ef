import styles from "./BarList.module.css"
import type { Share } from "./shares.ts"
import { shares } from "./shares.ts"

interface BarListProps {
  readonly label: string
  readonly groups: readonly Share[]
  /** How many there are in all, when not every group is given. */
  readonly total?: number | undefined
}

/** Groups by size: each with its count, its share of all, and a bar. */
export function BarList({ label, groups, total }: BarListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {shares(groups, total).map(({ group, count, percent }) => (
        <li key={group} className={styles.item}>
          <span className={styles.group}>{group}</span>
          <span className={styles.count}>{count.toLocaleString("en-GB")}</span>
          <span className={styles.percent}>{percent}%</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

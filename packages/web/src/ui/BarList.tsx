import styles from "./BarList.module.css"
import { ShareWords } from "./ShareWords.tsx"
import type { Share } from "./shares.ts"
import { shares } from "./shares.ts"

interface BarListProps {
  readonly label: string
  readonly groups: readonly Share[]
  /** The first of many: their shares are not known, so the bars tell how they compare to the largest. */
  readonly ranked?: boolean
}

/** Groups by size: each with its count, its share of all, and a bar. */
export function BarList({ label, groups, ranked = false }: BarListProps) {
  const largest = Math.max(1, ...groups.map(({ count }) => count))
  return (
    <ul className={styles.list} aria-label={label} data-ranked={ranked}>
      {shares(groups).map(({ percent, ...share }) => (
        <li key={share.id ?? share.group} className={styles.item}>
          <ShareWords {...share} percent={ranked ? undefined : percent} />
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ width: `${ranked ? (share.count / largest) * 100 : percent}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

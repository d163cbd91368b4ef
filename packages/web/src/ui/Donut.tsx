import type { ReactNode } from "react"
import styles from "./Donut.module.css"
import { ShareWords } from "./ShareWords.tsx"
import type { Share } from "./shares.ts"
import { shares } from "./shares.ts"

interface DonutProps {
  readonly label: string
  readonly groups: readonly Share[]
  /** Their sum, where it is more than a number, such as a link. */
  readonly total?: ReactNode
}

/** Shares of a whole as a ring; the legend beside it says the same in words. */
export function Donut({ label, groups, total: sum }: DonutProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const before = (index: number) => groups.slice(0, index).reduce((sum, { count }) => sum + count, 0)

  return (
    <div className={styles.donut}>
      <div className={styles.ring}>
        <svg viewBox="0 0 42 42" aria-hidden="true">
          <circle className={styles.track} cx="21" cy="21" r="17" pathLength="1" />
          {groups.map(({ group, count, tone }, index) => (
            <circle
              key={group}
              className={styles.arc}
              data-series={tone ?? index % series}
              cx="21"
              cy="21"
              r="17"
              pathLength={total || 1}
              strokeDasharray={`${count} ${(total || 1) - count}`}
              strokeDashoffset={-before(index)}
            />
          ))}
        </svg>
        <span className={styles.total}>{sum ?? total.toLocaleString("en-GB")}</span>
      </div>
      <ul className={styles.legend} aria-label={label}>
        {shares(groups).map((share, index) => (
          <li key={share.group} className={styles.entry}>
            <span className={styles.key} data-series={share.tone ?? index % series} aria-hidden="true" />
            <ShareWords {...share} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const series = 6

import type { ReactNode } from "react"
import { Skeleton } from "./Skeleton.tsx"
import styles from "./StatCard.module.css"

interface StatCardProps {
  readonly label: string
  /** Absent while it loads. */
  readonly value: ReactNode | undefined
  readonly detail?: ReactNode | undefined
  readonly icon?: ReactNode
  /** Beside the value: a button that shows more. */
  readonly action?: ReactNode
}

/** One figure and what it counts. */
export function StatCard({ label, value, detail, icon, action }: StatCardProps) {
  return (
    <dl className={styles.card} aria-busy={value === undefined}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value} data-long={isLongAmount(value) || undefined}>
        {value ?? <Skeleton width="4rem" />}
        {action}
      </dd>
      {(detail !== undefined || value === undefined) && (
        <dd className={styles.detail}>{detail ?? <Skeleton width="6rem" />}</dd>
      )}
    </dl>
  )
}

/** Whether it is longer than the figures of a currency with a sign, such as £563.35. */
const isLongAmount = (value: ReactNode): boolean =>
  typeof value === "string" && value.length > 9 && /\d/.test(value)

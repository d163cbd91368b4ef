import type { ReactNode } from "react"
import styles from "./TwoLines.module.css"

interface TwoLinesProps {
  /** What is said in smaller letters; nothing leaves one line. */
  readonly second: string | null | undefined
  readonly children: ReactNode
}

/** Two lines in the cell of a table; where a row is a card, what fits stands beside the first. */
export function TwoLines({ second, children }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      {children}
      {second && <span className={styles.second}>{second}</span>}
    </span>
  )
}

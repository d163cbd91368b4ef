import type { ReactNode } from "react"
import styles from "./Grid.module.css"

interface GridProps {
  /** How narrow a cell may become: a figure, a card, or a card with a table in it. */
  readonly cells?: "narrow" | "medium" | "wide"
  readonly children: ReactNode
}

/** Equal cells, as many beside each other as there is room for. */
export function Grid({ cells = "medium", children }: GridProps) {
  return (
    <div className={styles.grid} data-cells={cells}>
      {children}
    </div>
  )
}

import type { ReactNode } from "react"
import styles from "./VisuallyHidden.module.css"

interface VisuallyHiddenProps {
  readonly as?: "span" | "h2"
  readonly children: ReactNode
}

/** Words for those who listen rather than look. */
export function VisuallyHidden({ as: Element = "span", children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}

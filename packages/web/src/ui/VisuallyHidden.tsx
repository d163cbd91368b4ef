import type { ReactNode } from "react"
import styles from "./VisuallyHidden.module.css"

/** Words for those who listen rather than look. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

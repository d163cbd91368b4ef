import type { ReactNode } from "react"
import styles from "./TickBox.module.css"

/** The box at the beginning of an option, which is filled while the option is selected; the tick is given to it. */
export function TickBox({ children }: { readonly children: ReactNode }) {
  return <span className={styles.box}>{children}</span>
}

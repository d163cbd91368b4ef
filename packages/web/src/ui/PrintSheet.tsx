import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import styles from "./PrintSheet.module.css"

/** What is printed in the place of the page while it is there; on the screen it is not seen. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body)
}

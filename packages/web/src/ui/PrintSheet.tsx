import { type ReactNode, useEffect } from "react"
import { createPortal } from "react-dom"
import { namePrint } from "./namePrint.ts"
import styles from "./PrintSheet.module.css"

interface PrintSheetProps {
  /** The heading of what is printed, and the name under which a browser saves it. */
  readonly title: string
  readonly children: ReactNode
}

/** What is printed in the place of the page while it is there; on the screen it is not seen. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  useEffect(() => namePrint(title), [title])
  return createPortal(
    <div className={styles.sheet}>
      <h1>{title}</h1>
      {children}
    </div>,
    document.body
  )
}

import type { ReactNode } from "react"
import { PageHeading } from "./PageHeading.tsx"
import styles from "./PageMessage.module.css"

interface PageMessageProps {
  readonly title: string
  readonly children?: ReactNode
  /** What can be done beside going back. */
  readonly actions?: ReactNode
}

/** A page with nothing but a message; the frame around it has the way back. */
export function PageMessage({ title, children, actions }: PageMessageProps) {
  return (
    <section className={styles.message}>
      <PageHeading>{title}</PageHeading>
      {children && <p>{children}</p>}
      {actions}
    </section>
  )
}

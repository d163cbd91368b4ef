import type { ReactNode } from "react"
import { PageHeading } from "./PageHeading.tsx"
import styles from "./PageMessage.module.css"

interface PageMessageProps {
  readonly title: string
  /** What the window is called where the heading alone would not tell it from others. */
  readonly windowTitle?: string
  readonly lead?: string
  readonly children?: ReactNode
  /** What can be done beside going back. */
  readonly actions?: ReactNode
}

/** A page with nothing but a message; the frame around it has the way back. */
export function PageMessage({ title, windowTitle = title, lead, children, actions }: PageMessageProps) {
  return (
    <section className={styles.message}>
      <PageHeading title={windowTitle}>{title}</PageHeading>
      {lead && <p>{lead}</p>}
      {children && <p>{children}</p>}
      {actions}
    </section>
  )
}

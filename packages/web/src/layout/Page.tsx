import type { ReactNode } from "react"
import styles from "./Page.module.css"

interface PageProps {
  readonly title: string
  readonly lead?: string
  readonly actions?: ReactNode
  /** The way up, above the heading: a `BackLink`. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The contents of a portal page under its heading. */
export function Page({ title, lead, actions, back, children }: PageProps) {
  return (
    <div className={styles.page}>
      {back}
      <header className={styles.header}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

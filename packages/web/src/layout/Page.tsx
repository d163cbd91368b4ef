import type { ReactNode } from "react"
import styles from "./Page.module.css"
import { PageHeading } from "./PageHeading.tsx"

interface PageProps {
  readonly title: string
  /** What the window is called where the heading alone would not tell it from others. */
  readonly windowTitle?: string
  readonly lead?: string
  readonly actions?: ReactNode
  /** The way up, above the heading: a `BackLink`. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The contents of a portal page under its heading. */
export function Page({ title, windowTitle = title, lead, actions, back, children }: PageProps) {
  return (
    <div className={styles.page}>
      {back}
      <header className={styles.header}>
        <div>
          <PageHeading title={windowTitle}>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

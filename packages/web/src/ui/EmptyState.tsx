import Inbox from "lucide-react/icons/inbox"
import type { ReactNode } from "react"
import styles from "./Placeholder.module.css"

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.placeholder}>
      <Inbox className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}

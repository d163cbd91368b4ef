import ChevronRight from "lucide-react/icons/chevron-right"
import type { ReactNode } from "react"
import { Link } from "./Link.tsx"
import styles from "./LinkCard.module.css"

interface LinkCardProps {
  readonly href: string
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** A way to go on: what stands behind it, and what one does there. */
export function LinkCard({ href, icon, title, children }: LinkCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Link href={href} className={styles.title}>
          {title}
        </Link>
        <p className={styles.words}>{children}</p>
      </div>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </div>
  )
}

import type { ReactNode } from "react"
import styles from "./IconButton.module.css"
import { Link } from "./Link.tsx"

interface IconLinkProps {
  readonly href: string
  readonly label: string
  /** Whether it is where its row leads, and is to be found anywhere on a card. */
  readonly opensRow?: boolean
  readonly children: ReactNode
}

/** A link drawn as an icon alone; `label` is its name. */
export function IconLink({ href, label, opensRow, children }: IconLinkProps) {
  return (
    <Link href={href} title={label} aria-label={label} className={styles.button} data-opens={opensRow}>
      {children}
    </Link>
  )
}

import type { ReactNode } from "react"
import { Link } from "wouter"
import styles from "./Button.module.css"

interface ButtonLinkProps {
  readonly href: string
  readonly kind?: "primary" | "secondary"
  readonly children: ReactNode
}

/** A way to another page that is as prominent as a button. */
export function ButtonLink({ href, kind = "secondary", children }: ButtonLinkProps) {
  return (
    <Link href={href} className={styles.button} data-kind={kind} data-size="medium">
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

import type { ReactNode } from "react"
import { Link } from "wouter"
import styles from "./IconButton.module.css"

interface IconLinkProps {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}

/** A link drawn as an icon alone; `label` is its name. */
export function IconLink({ href, label, children }: IconLinkProps) {
  return (
    <Link href={href} title={label} aria-label={label} className={styles.button}>
      {children}
    </Link>
  )
}

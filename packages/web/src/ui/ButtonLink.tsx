import type { ReactNode } from "react"
import styles from "./Button.module.css"
import { Link } from "./Link.tsx"

interface ButtonLinkProps {
  readonly href: string
  readonly kind?: "primary" | "secondary"
  readonly size?: "small" | "medium"
  /** What it is called where its words alone would not tell it from others; it begins with them. */
  readonly label?: string
  /** Whether the card that it stands on leads there from anywhere. */
  readonly opensRow?: boolean
  readonly children: ReactNode
}

/** A way to another page that is as prominent as a button. */
export function ButtonLink({
  href,
  kind = "secondary",
  size = "medium",
  label,
  opensRow,
  children
}: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-opens={opensRow}
      aria-label={label}
    >
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

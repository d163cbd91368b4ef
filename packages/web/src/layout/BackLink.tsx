import ArrowLeft from "lucide-react/icons/arrow-left"
import { Link } from "wouter"
import styles from "./BackLink.module.css"

interface BackLinkProps {
  readonly href: string
  /** What stands there: "Hirers". */
  readonly label: string
}

/** The way up from a page to what it is part of. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Link>
  )
}

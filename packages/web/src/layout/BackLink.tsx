import ArrowLeft from "lucide-react/icons/arrow-left"
import { useContext } from "react"
import { Link } from "wouter"
import styles from "./BackLink.module.css"
import { PlaceContext } from "./PlaceContext.ts"

interface BackLinkProps {
  /** Where it leads, if not to the page above. */
  readonly href?: string
  /** What stands there, if not the page above: "Hirers". */
  readonly label?: string
}

/** The way up from a page to what it is part of; nothing for a page that is part of none. */
export function BackLink(given: BackLinkProps) {
  const { up } = useContext(PlaceContext)
  const { href, label } = { ...up, ...given }
  if (href === undefined) return null
  return (
    <Link href={href} className={styles.link}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Link>
  )
}

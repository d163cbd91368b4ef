import CornerLeftUp from "lucide-react/icons/corner-left-up"
import { useContext } from "react"
import { createPortal } from "react-dom"
import { Link } from "../ui/Link.tsx"
import styles from "./BackLink.module.css"
import { PlaceContext } from "./PlaceContext.ts"
import { WayUpContext } from "./WayUpContext.ts"

interface BackLinkProps {
  /** Where it leads, if not to the page above. */
  readonly href?: string
  /** What stands there, if not the page above: "Hirers". */
  readonly label?: string
}

/** The way up from a page to what it is part of, beside the way back; nothing for a page that is part of none. */
export function BackLink(given: BackLinkProps) {
  const { up } = useContext(PlaceContext)
  const { href, label } = { ...up, ...given }
  const room = useContext(WayUpContext)
  if (href === undefined) return null
  const link = (
    <Link href={href} className={styles.link}>
      <CornerLeftUp aria-hidden="true" />
      {label}
    </Link>
  )
  return room ? createPortal(link, room) : link
}

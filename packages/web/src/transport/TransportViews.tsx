import { Link } from "../ui/Link.tsx"
import shape from "../ui/Segments.module.css"
import styles from "./TransportViews.module.css"
import { transportPlaces } from "./transportPlaces.ts"

/** Leads between the list, the board and the schedule of an agency's jobs. */
export function TransportViews({ shown }: { readonly shown: keyof typeof views }) {
  return (
    <nav className={shape.segments} aria-label="Views of jobs">
      {Object.entries(views).map(([view, { label, href }]) => (
        <Link
          key={view}
          href={href}
          className={`${shape.segment} ${styles.view}`}
          aria-current={view === shown ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const views = {
  list: { label: "List", href: transportPlaces.list },
  board: { label: "Board", href: transportPlaces.board },
  schedule: { label: "Schedule", href: transportPlaces.schedule }
} as const

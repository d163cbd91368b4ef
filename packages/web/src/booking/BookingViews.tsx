import { Link } from "../ui/Link.tsx"
import shape from "../ui/Segments.module.css"
import styles from "./BookingViews.module.css"

/** Leads between the list of an agency's bookings and their schedule. */
export function BookingViews({ shown }: { readonly shown: keyof typeof views }) {
  return (
    <nav className={shape.segments} aria-label="Views of bookings">
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
  list: { label: "List", href: "/agency/bookings/agency-list" },
  schedule: { label: "Schedule", href: "/agency/bookings/schedule" }
} as const

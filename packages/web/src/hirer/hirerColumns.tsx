import type { ListedHirer } from "@crewfleet/sdk"
import BadgeCheck from "lucide-react/icons/badge-check"
import { Link } from "wouter"
import type { Column } from "../ui/DataTable.tsx"
import { Stars } from "../ui/Stars.tsx"
import styles from "./HirersScreen.module.css"

/** What the list shows of each hirer. */
export const hirerColumns: ReadonlyArray<Column<ListedHirer>> = [
  {
    heading: "Name",
    cell: ({ id, name, verified }) => (
      <span className={styles.name}>
        <Link href={`/agency/clients/${id}`}>{name || `Hirer ${id}`}</Link>
        {verified && (
          <BadgeCheck
            className={styles.verified}
            role="img"
            aria-label="Verified Hirer"
            aria-hidden={undefined}
          />
        )}
      </span>
    )
  },
  {
    heading: "Contact",
    cell: ({ email, telephone }) => (
      <span className={styles.contact}>
        {email || telephone || "–"}
        {email && telephone && <span className={styles.minor}>{telephone}</span>}
      </span>
    )
  },
  {
    heading: "Bookings",
    align: "end",
    cell: ({ totalBooking }) => totalBooking?.toLocaleString("en-GB") ?? "–"
  },
  {
    heading: "Rating",
    cell: ({ rating }) => (rating ? <Stars value={rating} digits={2} /> : "Not yet rated")
  }
]

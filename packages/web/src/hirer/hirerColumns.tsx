import type { ListedHirer } from "@crewfleet/sdk"
import BadgeCheck from "lucide-react/icons/badge-check"
import type { ReactNode } from "react"
import type { ListCsv } from "../list/List.ts"
import type { Column } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { Stars } from "../ui/Stars.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./hirerColumns.module.css"

/** What a hirer is called. */
export const nameOf = ({ id, name }: ListedHirer) => name || `Hirer ${id}`

/** The name of a hirer, and whether it is known to be right. */
export const namedHirer = (name: (hirer: ListedHirer) => ReactNode): Column<ListedHirer> => ({
  heading: "Name",
  sort: "name",
  card: "heading",
  cell: (hirer) => (
    <Row as="span" gap={1} nowrap className={styles.name}>
      {name(hirer)}
      {hirer.verified && (
        <BadgeCheck
          className={styles.verified}
          role="img"
          aria-label="Verified Hirer"
          aria-hidden={undefined}
        />
      )}
    </Row>
  )
})

/** How a hirer is reached. */
export const contact: Column<ListedHirer> = {
  heading: "Contact",
  card: "wide",
  cell: ({ email, telephone }) => (
    <span className={styles.contact}>
      <TwoLines second={email && telephone}>{email || telephone || unknown}</TwoLines>
    </span>
  )
}

/** How often a hirer has booked. */
export const bookings: Column<ListedHirer> = {
  heading: "Bookings",
  align: "end",
  cell: ({ totalBooking }) => totalBooking?.toLocaleString("en-GB") ?? unknown
}

/** What agencies thought of a hirer. */
export const rating: Column<ListedHirer> = {
  heading: "Rating",
  sort: "rating",
  sortsFirst: "descending",
  card: "side",
  cell: ({ rating }) => (rating ? <Stars value={rating} digits={2} /> : "Not yet rated")
}

/** What stands of hirers in a file. */
export const csvColumns: ListCsv<ListedHirer>["columns"] = {
  Id: ({ id }) => id,
  Name: ({ name }) => name ?? "",
  "E-mail": ({ email }) => email ?? "",
  Telephone: ({ telephone }) => telephone ?? "",
  "Date of birth": ({ dateOfBirth }) => dateOfBirth ?? "",
  Bookings: ({ totalBooking }) => totalBooking ?? "",
  Rating: ({ rating }) => rating?.toFixed(2) ?? "",
  Verified: ({ verified }) => (verified ? "Yes" : "No")
}

import type { Scope } from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import BadgeCheck from "lucide-react/icons/badge-check"
import { type List, listSizes } from "../list/List.ts"
import { Row } from "../ui/Row.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { Stars } from "../ui/Stars.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import { hirerLogics } from "./hirerLogics.ts"
import styles from "./hirersList.module.css"

/** The list of an agency's hirers. */
export const hirersList = (
  agencyId: number | undefined,
  logic: typeof hirerLogics.hirers
): List<ListedHirer, Scope> => ({
  names: ["hirer", "hirers"],
  title: "All hirers",
  logic,
  filter: { agencyId },
  columns: [
    {
      heading: "Name",
      sort: "name",
      card: "heading",
      cell: ({ id, name, verified }) => (
        <Row as="span" gap={1} nowrap className={styles.name}>
          <RowLink href={`/agency/clients/${id}`}>{name || `Hirer ${id}`}</RowLink>
          {verified && (
            <BadgeCheck
              className={styles.verified}
              role="img"
              aria-label="Verified Hirer"
              aria-hidden={undefined}
            />
          )}
        </Row>
      )
    },
    {
      heading: "Contact",
      card: "wide",
      cell: ({ email, telephone }) => (
        <span className={styles.contact}>
          <TwoLines second={email && telephone}>{email || telephone || unknown}</TwoLines>
        </span>
      )
    },
    {
      heading: "Bookings",
      sort: "totalBooking",
      sortsFirst: "descending",
      align: "end",
      cell: ({ totalBooking }) => totalBooking?.toLocaleString("en-GB") ?? unknown
    },
    {
      heading: "Rating",
      sort: "rating",
      sortsFirst: "descending",
      card: "side",
      cell: ({ rating }) => (rating ? <Stars value={rating} digits={2} /> : "Not yet rated")
    }
  ],
  search: { placeholder: "Name, e-mail or telephone" },
  sizes: listSizes,
  situation: "loadHirers",
  none: {
    title: "You have no hirers yet",
    advice: "A hirer stands here once you have entered them, or from their first booking on."
  },
  notFound: (search) => ({
    title: `No hirers match “${search}”`,
    advice: "Try a part of the name, the e-mail address or the telephone number."
  }),
  csv: {
    logic: hirerLogics.export,
    columns: {
      Id: ({ id }) => id,
      Name: ({ name }) => name ?? "",
      "E-mail": ({ email }) => email ?? "",
      Telephone: ({ telephone }) => telephone ?? "",
      "Date of birth": ({ dateOfBirth }) => dateOfBirth ?? "",
      Bookings: ({ totalBooking }) => totalBooking ?? "",
      Rating: ({ rating }) => rating?.toFixed(2) ?? "",
      Verified: ({ verified }) => (verified ? "Yes" : "No")
    }
  }
})

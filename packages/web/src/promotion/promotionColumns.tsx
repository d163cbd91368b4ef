import {
  isWordOf,
  type Promotion,
  type PromotionStatus,
  promotionFact,
  promotionStatuses,
  type UserType
} from "@crewfleet/sdk"
import Eye from "lucide-react/icons/eye"
import { write } from "../time/write.ts"
import { Badge, type Tone } from "../ui/Badge.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import styles from "./PromotionsScreen.module.css"

/** What the table of promotions shows of each; whose it is to admins only. */
export const promotionColumns = (
  userType: UserType,
  onOpen: (id: number) => void
): ReadonlyArray<Column<Promotion>> => [
  { heading: "Id", sort: "id", cell: ({ id }) => id },
  { heading: "Title", sort: "title", cell: ({ title }) => title ?? unknown },
  ...(userType === "ADMIN" ? [provider] : []),
  { heading: "Start Date", sort: "startDate", cell: ({ startDate }) => moment(startDate) },
  { heading: "Expiry Date", sort: "expiryDate", cell: ({ expiryDate }) => moment(expiryDate) },
  { heading: "Discount %", sort: "discount", align: "end", cell: ({ discount }) => discount ?? unknown },
  { heading: "Status", sort: "status", cell: (promotion) => <Status promotion={promotion} /> },
  { heading: "Times Used", align: "end", cell: ({ usageCount }) => usageCount ?? 0 },
  {
    heading: "Actions",
    align: "end",
    cell: ({ id, title }) => (
      <IconButton label={`Edit ${title ?? id}`} onClick={() => onOpen(id)}>
        <Eye />
      </IconButton>
    )
  }
]

/** What promotions can be sorted by, where the headings are out of sight. */
export const promotionOrders = promotionColumns("AGENCY", () => {}).flatMap(({ heading, sort }) =>
  sort === undefined ? [] : [{ value: sort, label: heading }]
)

const unknown = "–"

const moment = (instant: string | null | undefined) => (instant ? write("digits", instant) : unknown)

const provider: Column<Promotion> = {
  heading: "Provider",
  cell: ({ agency }) => agency?.name ?? "Platform"
}

const tones: Readonly<Record<PromotionStatus, Tone>> = {
  ACTIVE: "success",
  INACTIVE: "neutral",
  COMPLETED: "info"
}

function Status({ promotion }: { readonly promotion: Promotion }) {
  const { status } = promotion
  if (!isWordOf(promotionStatuses, status)) return status ?? unknown
  const fact = promotionFact(promotion, new Date().toISOString())
  return (
    <span className={styles.status}>
      <Badge tone={tones[status]}>{promotionStatuses[status]}</Badge>
      {fact && <span className={styles.fact}>{fact}</span>}
    </span>
  )
}

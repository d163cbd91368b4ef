import type { PromotionFilter, Viewer } from "@crewfleet/machines"
import type { Promotion, UserType } from "@crewfleet/sdk"
import {
  promotionList as defaults,
  isWordOf,
  type PromotionStatus,
  promotionFact,
  promotionStatuses
} from "@crewfleet/sdk/rules"
import Eye from "lucide-react/icons/eye"
import { choicesFilter } from "../list/choicesFilter.tsx"
import type { List } from "../list/List.ts"
import { write } from "../time/write.ts"
import { Badge, type Tone } from "../ui/Badge.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import { Row } from "../ui/Row.tsx"
import { unknown } from "../ui/unknown.ts"
import { exportPromotions, type promotionList } from "./promotionLogics.ts"
import styles from "./promotionsList.module.css"

interface PromotionsListOptions extends Viewer {
  readonly logic: typeof promotionList
  readonly onOpen: (id: number) => void
}

/** The list of promotions; whose each is, to admins only. */
export const promotionsList = ({
  userType,
  agencyId,
  logic,
  onOpen
}: PromotionsListOptions): List<Promotion, PromotionFilter> => ({
  names: ["promotion", "promotions"],
  title: userType === "ADMIN" ? "All promotions" : "Your promotions",
  logic,
  filter: { agencyId, statuses: [] },
  columns: columnsFor(userType, onOpen),
  orders: [{ label: "Created", sort: defaults.sort }],
  search: { button: true },
  filters: {
    statuses: choicesFilter({ name: "status", label: "Status", placeholder: "Any status", choices })
  },
  sizes: defaults.sizes,
  situation: "authenticatedCall",
  none: { title: "No promotions found", advice: "Make the first one with Add Promotion." },
  notFound: () => ({ title: "No promotions found" }),
  csv: {
    logic: exportPromotions,
    columns: {
      Id: ({ id }) => id,
      Title: ({ title }) => title ?? "",
      Code: ({ code }) => code ?? "",
      Provider: ({ agency }) => agency?.name ?? "Platform",
      "Start Date": ({ startDate }) => (startDate ? write("sorted", startDate) : ""),
      "Expiry Date": ({ expiryDate }) => (expiryDate ? write("sorted", expiryDate) : ""),
      "Discount %": ({ discount }) => discount ?? "",
      Status: ({ status }) =>
        isWordOf(promotionStatuses, status) ? promotionStatuses[status] : (status ?? ""),
      "Times Used": ({ usageCount }) => usageCount ?? 0
    }
  }
})

const choices = Object.entries(promotionStatuses).map(([value, label]) => ({
  value: value as PromotionStatus,
  label
}))

const columnsFor = (userType: UserType, onOpen: (id: number) => void): ReadonlyArray<Column<Promotion>> => [
  { heading: "Id", sort: "id", cell: ({ id }) => id },
  { heading: "Title", sort: "title", card: "heading", cell: ({ title }) => title ?? unknown },
  ...(userType === "ADMIN" ? [provider] : []),
  { heading: "Start Date", sort: "startDate", cell: ({ startDate }) => moment(startDate) },
  { heading: "Expiry Date", sort: "expiryDate", cell: ({ expiryDate }) => moment(expiryDate) },
  {
    heading: "Discount %",
    sort: "discount",
    align: "end",
    card: "figure",
    cell: ({ discount }) => discount ?? unknown
  },
  { heading: "Status", sort: "status", card: "side", cell: (promotion) => <Status promotion={promotion} /> },
  { heading: "Times Used", align: "end", cell: ({ usageCount }) => usageCount ?? 0 },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: ({ id, title }) => (
      <IconButton data-opens label={`Edit ${title ?? id}`} onClick={() => onOpen(id)}>
        <Eye />
      </IconButton>
    )
  }
]

const moment = (instant: string | null | undefined) => (instant ? write("digits", instant) : unknown)

const provider: Column<Promotion> = {
  heading: "Provider",
  card: "plain",
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
    <Row as="span">
      <Badge tone={tones[status]}>{promotionStatuses[status]}</Badge>
      {fact && <span className={styles.fact}>{fact}</span>}
    </Row>
  )
}

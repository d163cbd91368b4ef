import type { TransportJobsFilter, TransportLine } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import {
  agencyStandings,
  agencyStandingWords,
  type InstantFormat,
  openTransportStatuses,
  toDoAbout,
  urgencyWords,
  writeInstant
} from "@crewfleet/sdk/rules"
import { choicesFilter } from "../list/choicesFilter.tsx"
import { type List, listSizes } from "../list/List.ts"
import { timeZone } from "../time/timeZone.ts"
import type { Column } from "../ui/DataTable.tsx"
import { Row } from "../ui/Row.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"
import { journeyOf } from "./journeyOf.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"
import type { TransportLogics } from "./transportLogics.ts"
import { transportPlaces } from "./transportPlaces.ts"
import { UrgencyBadge } from "./UrgencyBadge.tsx"

interface TransportListOptions {
  readonly userType: UserType
  /** Whose jobs; undefined for those of all agencies. */
  readonly agencyId: number | undefined
  readonly logics: Pick<TransportLogics, "jobs" | "export">
}

/** The list of transport jobs: those that are open, unless somebody asks for others. */
export const transportList = ({
  userType,
  agencyId,
  logics
}: TransportListOptions): List<TransportLine, TransportJobsFilter> => ({
  names: ["job", "jobs"],
  title: ({ statuses }) =>
    statuses.join() === openTransportStatuses.join()
      ? "Open jobs"
      : statuses.length === 0
        ? "All jobs"
        : "Chosen jobs",
  logic: logics.jobs,
  filter: { agencyId, statuses: openTransportStatuses },
  columns: columnsFor(userType),
  search: { placeholder: "Reference, ward, client, destination or post code" },
  filters: {
    statuses: choicesFilter({ name: "status", label: "Status", placeholder: "Any status", choices })
  },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: { title: "No transport jobs", advice: "What wards ask for stands here." },
  notFound: () => ({ title: "No transport jobs found" }),
  csv: { logic: logics.export, columns: csvColumns, added: "asked for" }
})

/** When a patient is to be picked up, by the clocks of the agency. */
const pickup =
  (format: InstantFormat) =>
  ({ dateTimeRequired, timeZone: zone }: TransportLine) =>
    writeInstant(format, dateTimeRequired, zone ?? timeZone())

const choices = agencyStandings.map((value) => ({ value, label: agencyStandingWords(value) }))

const columnsFor = (userType: UserType): ReadonlyArray<Column<TransportLine>> => [
  {
    heading: "Reference",
    card: "heading",
    cell: ({ id, refPrefix }) => (
      <RowLink href={userType === "ADMIN" ? transportPlaces.ofAdmin(id) : transportPlaces.job(id)}>
        {refPrefix}
      </RowLink>
    )
  },
  {
    heading: "Pickup",
    sort: "dateTimeRequired",
    card: "wide",
    cell: (job) => (
      <Row>
        {pickup("moment")(job)} <UrgencyBadge urgency={job.urgency} />
      </Row>
    )
  },
  {
    heading: "Journey",
    narrow: true,
    card: "plain",
    cell: (job) => (
      <TwoLines second={[...new Set([job.pward, job.clientName])].filter(Boolean).join(", ")}>
        {journeyOf(job)}
      </TwoLines>
    )
  },
  ...(userType === "ADMIN"
    ? [{ heading: "Agency", cell: ({ agencyName }: TransportLine) => agencyName ?? unknown }]
    : []),
  {
    heading: "Vehicle",
    sparse: true,
    card: "plain",
    cell: ({ vehicle, driver }) => vehicle && <TwoLines second={driver}>{vehicle}</TwoLines>
  },
  { heading: "Crew", align: "end", card: "figure", cell: seatsOf },
  {
    heading: "To do",
    narrow: true,
    sparse: true,
    cell: (job) => toDoAbout(job).join("; ")
  },
  {
    heading: "Status",
    card: "side",
    cell: ({ transportStatus }) => <TransportStatusBadge headed status={transportStatus} />
  }
]

function seatsOf({ seats, seatsBooked = 0 }: TransportLine): string {
  return seats === undefined ? "" : `${seatsBooked}\u00a0of\u00a0${seats}`
}

const csvColumns: NonNullable<List<TransportLine, TransportJobsFilter>["csv"]>["columns"] = {
  Reference: ({ refPrefix }) => refPrefix,
  Pickup: pickup("sorted"),
  "Pickup Post Code": ({ pickupPostCode }) => pickupPostCode ?? "",
  Ward: ({ pward }) => pward ?? "",
  Destination: ({ destination }) => destination ?? "",
  "Destination Post Code": ({ destinationPostCode }) => destinationPostCode ?? "",
  Client: ({ clientName }) => clientName ?? "",
  Agency: ({ agencyName }) => agencyName ?? "",
  Vehicle: ({ vehicle }) => vehicle ?? "",
  Driver: ({ driver }) => driver ?? "",
  Seats: ({ seats }) => seats ?? "",
  "Seats Booked": ({ seatsBooked }) => seatsBooked ?? "",
  Status: ({ transportStatus }) => agencyStandingWords(transportStatus),
  Urgency: ({ urgency }) => (urgency ? urgencyWords[urgency] : ""),
  "To Do": (job) => toDoAbout(job).join("; ")
}

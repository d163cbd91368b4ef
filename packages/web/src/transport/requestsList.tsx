import type { TransportRequestsFilter } from "@crewfleet/machines"
import type { ListedTransport } from "@crewfleet/sdk"
import {
  type InstantFormat,
  meaningForWard,
  transportStatuses,
  transportStatusWords,
  writeInstant
} from "@crewfleet/sdk/rules"
import { choiceFilter } from "../list/choiceFilter.tsx"
import { type List, type ListFilter, listSizes } from "../list/List.ts"
import { timeZone } from "../time/timeZone.ts"
import { RowLink } from "../ui/RowLink.tsx"
import { unknown } from "../ui/unknown.ts"
import type { ClientRequestLogics } from "./requestLogics.ts"
import { requestPlaces } from "./requestPlaces.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"

const placeOf = (...words: ReadonlyArray<string | undefined>) => words.filter(Boolean).join(", ") || unknown

/** When a patient is to be picked up, by the clocks of the agency. */
const pickup =
  (format: InstantFormat) =>
  ({ dateTimeRequired, timeZone: zone }: ListedTransport) =>
    writeInstant(format, dateTimeRequired, zone ?? timeZone())

/** The list of what a client's wards have asked for. */
export const requestsList = (
  logics: Pick<ClientRequestLogics, "list" | "export">
): List<ListedTransport, TransportRequestsFilter> => ({
  names: ["request", "requests"],
  title: "Requests",
  logic: logics.list,
  filter: { standing: "OPEN" },
  columns: [
    {
      heading: "Reference",
      card: "heading",
      cell: ({ id, refPrefix }) => <RowLink href={requestPlaces.one(id)}>{refPrefix}</RowLink>
    },
    {
      heading: "Pickup",
      sort: "dateTimeRequired",
      card: "plain",
      cell: pickup("moment")
    },
    { heading: "From", cell: ({ pward, pickupPostCode }) => placeOf(pward, pickupPostCode) },
    {
      heading: "To",
      cell: ({ destination, destinationPostCode }) => placeOf(destination, destinationPostCode)
    },
    {
      heading: "Status",
      card: "side",
      cell: ({ transportStatus }) => <TransportStatusBadge status={transportStatus} />
    },
    {
      heading: "What happens",
      narrow: true,
      card: "wide",
      cell: ({ transportStatus, agencyName }) => meaningForWard(transportStatus, agencyName)
    }
  ],
  search: { placeholder: "Reference, ward, destination or post code" },
  filters: {
    standing: choiceFilter({
      name: "status",
      label: "Status",
      placeholder: "Any status",
      choices: {
        OPEN: "Open",
        ...Object.fromEntries(transportStatuses.map((status) => [status, transportStatusWords(status)]))
      }
    }) as ListFilter<TransportRequestsFilter["standing"], TransportRequestsFilter>
  },
  sizes: listSizes,
  situation: "authenticatedCall",
  none: {
    title: "No journey is asked for",
    advice: "Ask for one with Request transport."
  },
  notFound: (search) => ({ title: search === "" ? "No requests here" : "No such request" }),
  csv: {
    logic: logics.export,
    added: "made",
    columns: {
      Reference: ({ refPrefix }) => refPrefix,
      Pickup: pickup("sorted"),
      Ward: ({ pward }) => pward ?? "",
      "Pickup Post Code": ({ pickupPostCode }) => pickupPostCode ?? "",
      Destination: ({ destination }) => destination ?? "",
      "Destination Post Code": ({ destinationPostCode }) => destinationPostCode ?? "",
      Agency: ({ agencyName }) => agencyName ?? "",
      Status: ({ transportStatus }) => transportStatusWords(transportStatus)
    }
  }
})

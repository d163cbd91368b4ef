import type { ListedTransport } from "@crewfleet/sdk"
import { isTransportStatus, openTransportStatuses, type TransportStatus } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Which requests are listed: those that are `OPEN`, or of one status, or any. */
export interface TransportRequestsFilter {
  readonly standing: string | undefined
}

const statusesOf = (standing: string | undefined): ReadonlyArray<TransportStatus> | undefined => {
  if (standing === "OPEN") return openTransportStatuses
  return isTransportStatus(standing) ? [standing] : undefined
}

/** What the wards of a client have asked for, the first to be picked up first. */
export const transportRequestsMachine = pagedListMachine<ListedTransport, TransportRequestsFilter>({
  id: "transportRequests",
  description: "What the wards of a client have asked for, searched, narrowed and paged through.",
  size: 25,
  harmless: ["standing"]
})

/** How a page of them is asked for. */
export const askTransportRequests: AskPage<ListedTransport, TransportRequestsFilter> = (
  client,
  request,
  options
) => {
  const { search, page, size, filter } = request
  return client.transportRequest.list(
    {
      params: { page, size },
      query: {
        searchCriteria: search || undefined,
        statuses: statusesOf(filter.standing),
        direction: directionOf(request)
      }
    },
    options
  )
}

/** The same with the SDK behind the port. */
export const transportRequestsLogic = listLogic(transportRequestsMachine, askTransportRequests)

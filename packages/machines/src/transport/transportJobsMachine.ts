import type { ListedTransport } from "@crewfleet/sdk"
import { type AgencyStanding, type Urgency, urgencyOf } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** A line of the list with how urgent it was when it was asked for. */
export interface TransportLine extends ListedTransport {
  readonly urgency?: Urgency | undefined
}

/** Whose jobs, and how they stand; all where none is named. */
export interface TransportJobsFilter {
  readonly agencyId?: number | undefined
  readonly statuses: ReadonlyArray<AgencyStanding>
}

/** A line with how urgent it is at a moment, ISO 8601. */
export const transportLineOf = (job: ListedTransport, now: string): TransportLine => ({
  ...job,
  urgency: urgencyOf(job, now)
})

/** Transport jobs, searched, filtered and paged through: what is late or incomplete first, unless an order was chosen. */
export const transportJobsMachine = pagedListMachine<TransportLine, TransportJobsFilter>({
  id: "transportJobs",
  description: "Transport jobs, searched, filtered by where they stand, ordered and paged through.",
  size: 25,
  harmless: ["transportStatus", "urgency"]
})

/** How a page of them is asked for. */
export const askTransportJobs: AskPage<TransportLine, TransportJobsFilter> = async (
  { transport },
  { search, page, size, sort, filter },
  options
) => {
  const { agencyId, statuses } = filter
  const { content, ...rest } = await transport.list(
    {
      params: { page, size },
      query: {
        agencyId,
        statuses: statuses.length > 0 ? statuses : undefined,
        searchCriteria: search || undefined,
        direction: directionOf({ sort })
      }
    },
    options
  )
  const now = new Date().toISOString()
  return { ...rest, content: content.map((job) => transportLineOf(job, now)) }
}

/** The list with the SDK behind its port. */
export const transportJobsLogic = listLogic(transportJobsMachine, askTransportJobs)

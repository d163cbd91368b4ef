import type { ListedWorker } from "@crewfleet/sdk"
import type { AgencyWorkerSort, WorkingStanding } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** How the list of an agency's workers is narrowed; what is left out narrows nothing. */
export interface StaffFilter extends Scope {
  /** The number of an assignment code, as digits. */
  readonly code?: string | undefined
  readonly standing?: WorkingStanding | undefined
  /** Within how many days a record ends, as digits; 0 where one has ended. */
  readonly expiring?: string | undefined
}

/** The workers of an agency, searched, narrowed, ordered and paged through. */
export const staffListMachine = pagedListMachine<ListedWorker, StaffFilter>({
  id: "staffList",
  description: "The workers of an agency, searched, narrowed, ordered and paged through.",
  size: 25,
  harmless: ["code", "standing", "expiring"]
})

/** How a page of workers is asked for. */
export const askStaff: AskPage<ListedWorker, StaffFilter> = (client, request, options) => {
  const { search, page, size, sort, filter } = request
  const { agencyId, code, standing, expiring } = filter
  const query = {
    agencyId,
    search: search || undefined,
    assignmentCodeId: code === undefined ? undefined : Number(code),
    standings: standing && [standing],
    expiringWithin: expiring === undefined ? undefined : Number(expiring),
    sort: sort?.by as AgencyWorkerSort | undefined,
    direction: directionOf(request)
  }
  return client.agencyWorker.list({ params: { page, size }, query }, options)
}

/** The list of workers with the SDK behind its port. */
export const staffListLogic = listLogic(staffListMachine, askStaff)

import type { ListedHirer } from "@crewfleet/sdk"
import { type AllHirersSort, type HirerSort, hirerLists } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { type ListRequest, pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Which hirers are listed. */
export interface HirersFilter extends Scope {
  /** When they were put on record, as `intervalText` writes it. */
  readonly added?: string | undefined
}

/** The list of an agency's hirers, searched, ordered and paged through. */
export const hirersMachine = pagedListMachine<ListedHirer, HirersFilter>({
  id: "hirers",
  description: "The hirers of an agency, searched, ordered and paged through.",
  size: hirerLists.size
})

/** How a page of hirers is asked for. */
export const askHirers: AskPage<ListedHirer, HirersFilter> = (client, request, options) => {
  const { page, size, sort, filter } = request
  const query = { ...filter, ...asked(request), sort: sort?.by as HirerSort | undefined }
  return client.hirer.list({ params: { page, size }, query }, options)
}

/** How a page of the hirers of all agencies together is asked for. */
export const askAllHirers: AskPage<ListedHirer, HirersFilter> = (client, request, options) => {
  const { page, size, sort, filter } = request
  const query = { added: filter.added, ...asked(request), sort: sort?.by as AllHirersSort | undefined }
  return client.hirer.all({ params: { page, size }, query }, options)
}

const asked = (request: ListRequest<HirersFilter>) => ({
  searchCriteria: request.search || undefined,
  direction: directionOf(request)
})

/** The list of hirers with the SDK behind its port. */
export const hirersLogic = listLogic(hirersMachine, askHirers)

/** The list of the hirers of all agencies with the SDK behind its port. */
export const allHirersLogic = listLogic(hirersMachine, askAllHirers)

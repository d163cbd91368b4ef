import type { ListedHirer } from "@crewfleet/sdk"
import { type HirerSort, hirerLists } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The list of an agency's hirers, searched, ordered and paged through. */
export const hirersMachine = pagedListMachine<ListedHirer, Scope>({
  id: "hirers",
  description: "The hirers of an agency, searched, ordered and paged through.",
  size: hirerLists.size
})

/** How a page of hirers is asked for. */
export const askHirers: AskPage<ListedHirer, Scope> = (client, request, options) => {
  const { search, page, size, sort, filter } = request
  const query = {
    ...filter,
    searchCriteria: search || undefined,
    sort: sort?.by as HirerSort | undefined,
    direction: directionOf(request)
  }
  return client.hirer.list({ params: { page, size }, query }, options)
}

/** The list of hirers with the SDK behind its port. */
export const hirersLogic = listLogic(hirersMachine, askHirers)

import type { ListedAgency } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** All agencies are listed: nothing narrows the list but a search. */
export type NoFilter = Readonly<Record<never, never>>

/** The list of all agencies, searched and paged through. */
export const agenciesMachine = pagedListMachine<ListedAgency, NoFilter>({
  id: "agencies",
  description: "All agencies, searched and paged through.",
  size: 25
})

/** How a page of agencies is asked for. */
export const askAgencies: AskPage<ListedAgency, NoFilter> = (client, { search, page, size }, options) =>
  client.agency.list({ params: { page, size }, query: { searchCriteria: search || undefined } }, options)

/** The list of agencies with the SDK behind its port. */
export const agenciesLogic = listLogic(agenciesMachine, askAgencies)

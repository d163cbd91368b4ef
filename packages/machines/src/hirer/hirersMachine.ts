import type { ListedHirer } from "@crewfleet/sdk"
import { hirerLists } from "@crewfleet/sdk/rules"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The list of an agency's hirers, searched, ordered and paged through. */
export const hirersMachine = pagedListMachine<ListedHirer, Scope>({
  id: "hirers",
  description: "The hirers of an agency, searched, ordered and paged through.",
  size: hirerLists.size
})

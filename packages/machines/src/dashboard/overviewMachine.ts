import type { Overview } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The overview cards. */
export const overviewMachine = loadingMachine<Overview, Scope>({
  id: "overview",
  description: "The figures on the cards of the dashboard."
})

import type { Overview } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "./Viewer.ts"

/** The overview cards. */
export const overviewMachine = loadingMachine<Overview, Scope>({ id: "overview" })

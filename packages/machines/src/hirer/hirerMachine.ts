import type { Hirer } from "@crewfleet/sdk"
import type { Scope } from "../dashboard/Viewer.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which hirer is asked for. */
export interface HirerRequest extends Scope {
  readonly hirerId: number
}

/** One hirer with the documents on file. */
export const hirerMachine = loadingMachine<Hirer, HirerRequest>({
  id: "hirer",
  description: "One hirer, with the documents on file."
})

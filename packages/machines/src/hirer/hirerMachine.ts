import type { Hirer } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Which hirer is asked for. */
export interface HirerRequest extends Scope {
  readonly hirerId: number
}

/** One hirer with the documents on file. */
export const hirerMachine = loadingMachine<Hirer, HirerRequest>({
  id: "hirer",
  description: "One hirer, with the documents on file."
})

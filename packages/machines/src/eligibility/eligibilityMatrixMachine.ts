import type { EligibilityMatrix } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"
import type { ShiftTimes } from "./eligibilityMachine.ts"

/** What workers would be booked as, by its number in the lookups, and the shift. */
export interface MatrixRequest extends Scope, ShiftTimes {
  readonly assignmentCodeId: number
}

/** Whether each of an agency's workers may work a shift, with every requirement. */
export const eligibilityMatrixMachine = loadingMachine<EligibilityMatrix, MatrixRequest>({
  id: "eligibilityMatrix",
  description: "Whether each of an agency's workers may work a shift, with every requirement.",
  isEmpty: ({ workers }) => workers.length === 0
})

/** The matrix with the SDK behind its port. */
export const eligibilityMatrixLogic = (load: LoadClient) =>
  eligibilityMatrixMachine.provide({
    actors: {
      load: calling(
        load,
        (client, { request: { assignmentCodeId, ...query } }: { readonly request: MatrixRequest }, options) =>
          client.eligibility.matrix({ params: { assignmentCodeId }, query }, options)
      )
    }
  })

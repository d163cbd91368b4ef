import { recordWords } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { type Chosen, choiceMachine } from "../editing/choiceMachine.ts"

/** Which worker's records, and which agency. */
export interface SharingRequest {
  readonly workerId: number
  readonly agencyId: number
}

/** Whether one agency sees a worker's records: the worker says so, and may change it at any time. */
export const sharingMachine = choiceMachine<SharingRequest, boolean>({
  id: "sharing",
  description: "A worker lets an agency see their records, or no longer.",
  saved: (shares) => (shares ? recordWords.recordsShared : recordWords.recordsWithheld),
  harmless: ["choice", "wanted"]
})

/** Sharing with the SDK behind its port. */
export const sharingLogic = (load: LoadClient) =>
  sharingMachine.provide({
    actors: {
      save: calling(
        load,
        ({ worker }, { about, choice }: Chosen<SharingRequest, boolean>, options): Promise<unknown> =>
          worker.share({ params: { ...about }, payload: { shares: choice } }, options)
      )
    }
  })

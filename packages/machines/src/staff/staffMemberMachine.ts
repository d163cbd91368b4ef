import type { Worker } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** Which worker is asked for, and for which agency where whoever asks names one. */
export interface StaffRequest extends Pick<StaffScope, "workerId"> {
  readonly agencyId?: number | undefined
}

/** One worker, as far as whoever asks may know them. */
export const staffMemberMachine = loadingMachine<Worker, StaffRequest>({
  id: "staffMember",
  description: "One worker, as far as whoever asks may know them.",
  harmless: ["standing", "shares", "fitToWork"]
})

/** One worker with the SDK behind the port. */
export const staffMemberLogic = (load: LoadClient) =>
  staffMemberMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: StaffRequest }, options) => {
        const { workerId, ...query } = request
        return client.worker.byId({ params: { workerId }, query }, options)
      })
    }
  })

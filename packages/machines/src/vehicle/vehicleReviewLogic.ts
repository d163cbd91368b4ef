import { calling, type LoadClient } from "../calling.ts"
import { vehicleReviewMachine } from "./vehicleReviewMachine.ts"
import type { Decision } from "./vehicleReviewSetup.ts"

/** The review of a vehicle with the SDK behind its ports. */
export const vehicleReviewLogic = (load: LoadClient) =>
  vehicleReviewMachine.provide({
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.vehicle.byId({ params: { id } }, options)
      ),
      approve: calling(load, (client, { id, version }: Decision, options) =>
        client.vehicle.approve({ params: { id }, payload: { version } }, options)
      ),
      reject: calling(
        load,
        (client, { id, version, reason }: Decision & { readonly reason: string }, options) =>
          client.vehicle.reject({ params: { id }, payload: { version, reason } }, options)
      ),
      findNext: calling(load, async (client, { after }: { readonly after: number }, options) => {
        const { content } = await client.vehicle.list(
          { query: { statuses: ["AWAITING_APPROVAL"], direction: "ASC", size: 2 } },
          options
        )
        return content.find(({ id }) => id !== after)?.id
      })
    }
  })

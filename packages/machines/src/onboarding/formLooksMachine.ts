import type { LongFormLook } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { FormPlace } from "./handedInMachine.ts"

/** Who else has looked at a form of a worker, the last twenty. */
export const formLooksMachine = loadingMachine<ReadonlyArray<LongFormLook>, FormPlace>({
  id: "formLooks",
  description: "Who else has looked at a form of a worker.",
  harmless: ["form"]
})

/** The same with the SDK behind the port. */
export const formLooksLogic = (load: LoadClient) =>
  formLooksMachine.provide({
    actors: {
      load: calling(load, async (client, { request }: { readonly request: FormPlace }, options) => {
        const { workerId, form } = request
        const asked = { params: { workerId }, query: {} }
        return (await client[form].looks(asked, options)).content
      })
    }
  })

import type { FormRecord } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Whose forms are asked for; an agency names itself. */
export interface FormsOf {
  readonly workerId: number
  readonly agencyId?: number | undefined
}

/** Where the onboarding forms of a worker stand. */
export const formRecordsMachine = loadingMachine<ReadonlyArray<FormRecord>, FormsOf>({
  id: "formRecords",
  description: "Where the onboarding forms of a worker stand.",
  harmless: ["form", "status"]
})

/** The same with the SDK behind the port. */
export const formRecordsLogic = (load: LoadClient) =>
  formRecordsMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: FormsOf }, options) => {
        const { workerId, ...query } = request
        return client.onboarding.list({ params: { workerId }, query }, options)
      })
    }
  })

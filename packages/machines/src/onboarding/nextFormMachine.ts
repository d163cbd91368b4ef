import type { WaitingForm } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { FormPlace } from "./handedInMachine.ts"

/** What waits beside the form that somebody is looking at. */
export interface NextForm {
  /** The one that has waited longest; absent where no other waits. */
  readonly next?: WaitingForm | undefined
  /** How many wait, this one left out. */
  readonly others: number
}

/** The form that waits for a decision beside the one that somebody looks at. */
export const nextFormMachine = loadingMachine<NextForm, FormPlace>({
  id: "nextForm",
  description: "The form that has waited longest for a decision, beside the one that somebody looks at.",
  harmless: ["form", "again"]
})

/** The same with the SDK behind the port. */
export const nextFormLogic = (load: LoadClient) =>
  nextFormMachine.provide({
    actors: {
      load: calling(
        load,
        async (client, { request }: { readonly request: FormPlace }, options): Promise<NextForm> => {
          const { workerId, form, agencyId } = request
          const asked = { params: { page: 0, size: 2 }, query: { agencyId } }
          const { content, totalElements } = await client.onboarding.waiting(asked, options)
          const others = content.filter((one) => one.workerId !== workerId || one.form !== form)
          return { next: others[0], others: totalElements - (content.length - others.length) }
        }
      )
    }
  })

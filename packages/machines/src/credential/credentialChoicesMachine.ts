import type { Lookup } from "@crewfleet/sdk"
import type { CredentialSort } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Of which sort they are. */
export interface ChoicesRequest {
  readonly sort: CredentialSort
}

/** The trainings or compliances that there are to choose from. */
export const credentialChoicesMachine = loadingMachine<ReadonlyArray<Lookup>, ChoicesRequest>({
  id: "credentialChoices",
  description: "The trainings or compliances that there are to choose from.",
  isEmpty: (choices) => choices.length === 0,
  harmless: ["sort"]
})

/** The choices with the SDK behind their port. */
export const credentialChoicesLogic = (load: LoadClient) =>
  credentialChoicesMachine.provide({
    actors: {
      load: calling(load, ({ lookup }, { request }: { readonly request: ChoicesRequest }, options) =>
        request.sort === "training"
          ? lookup.trainings(undefined, options)
          : lookup.compliances(undefined, options)
      )
    }
  })

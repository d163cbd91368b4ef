import type { CredentialType } from "@crewfleet/sdk"
import type { CredentialSort } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Of which sort they are. */
export interface CredentialTypesRequest {
  readonly sort: CredentialSort
}

/** The trainings or compliances that workers can have, as administrators keep them. */
export const credentialTypesMachine = loadingMachine<ReadonlyArray<CredentialType>, CredentialTypesRequest>({
  id: "credentialTypes",
  description: "The trainings or compliances that workers can have, as administrators keep them.",
  isEmpty: (types) => types.length === 0,
  harmless: ["sort", "code", "name", "offered"]
})

/** The same with the SDK behind its port. */
export const credentialTypesLogic = (load: LoadClient) =>
  credentialTypesMachine.provide({
    actors: {
      load: calling(
        load,
        ({ credentialType }, { request }: { readonly request: CredentialTypesRequest }, options) =>
          credentialType.list({ params: request }, options)
      )
    }
  })

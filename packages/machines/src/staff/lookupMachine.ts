import type { Lookup, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** What there is to choose from. */
export interface LookupRequest {
  readonly of: keyof PromiseClient["lookup"]
}

/** The things of one kind that can be chosen, such as assignment codes. */
export const lookupMachine = loadingMachine<ReadonlyArray<Lookup>, LookupRequest>({
  id: "lookup",
  description: "The things of one kind that can be chosen, such as assignment codes.",
  isEmpty: (choices) => choices.length === 0,
  harmless: ["of", "code", "name"]
})

/** What can be chosen with the SDK behind its port. */
export const lookupLogic = (load: LoadClient) =>
  lookupMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: LookupRequest }, options) =>
        client.lookup[request.of](undefined, options)
      )
    }
  })

import type { Hirer } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Which hirer is asked for. */
export interface HirerRequest extends Scope {
  readonly hirerId: number
}

/** One hirer with the documents on file. */
export const hirerMachine = loadingMachine<Hirer, HirerRequest>({
  id: "hirer",
  description: "One hirer, with the documents on file."
})

/** One hirer with the SDK behind the port. */
export const hirerLogic = (load: LoadClient) =>
  hirerMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: HirerRequest }, options) => {
        const { hirerId, ...scope } = request
        return client.hirer.byId({ params: { id: hirerId }, query: scope }, options)
      })
    }
  })

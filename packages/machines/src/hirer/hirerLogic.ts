import { calling, type LoadClient } from "../calling.ts"
import { type HirerRequest, hirerMachine } from "./hirerMachine.ts"

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

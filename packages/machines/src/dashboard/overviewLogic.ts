import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../Viewer.ts"
import { overviewMachine } from "./overviewMachine.ts"

/** The overview cards with the SDK behind their port. */
export const overviewLogic = (load: LoadClient) =>
  overviewMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.overview({ query: request }, options)
      )
    }
  })

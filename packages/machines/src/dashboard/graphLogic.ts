import { calling, type LoadClient } from "../calling.ts"
import { type GraphRequest, graphMachine } from "./graphMachine.ts"

/** The graph with the SDK behind its port. */
export const graphLogic = (load: LoadClient) =>
  graphMachine.provide({
    actors: {
      load: calling(load, (client, query: GraphRequest, options) =>
        client.dashboard.graph({ query }, options)
      )
    }
  })

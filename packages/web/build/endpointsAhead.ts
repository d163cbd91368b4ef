import type { Plugin } from "vite"
import { endpointsModule } from "../../sdk/build/endpointsModule.ts"

/** Finds out while the portal is built what its client must know of every endpoint, so that the page carries no schemas. */
export const endpointsAhead = (): Plugin => ({
  name: "endpoints-ahead",
  apply: "build",
  load: (id) => (id.endsWith("/sdk/src/client/endpoints.ts") ? endpointsModule() : undefined)
})

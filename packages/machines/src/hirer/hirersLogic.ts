import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../dashboard/Viewer.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { hirersMachine } from "./hirersMachine.ts"

/** The list of hirers with the SDK behind its port. */
export const hirersLogic = (load: LoadClient) =>
  hirersMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ListRequest<Scope> }, options) =>
        client.hirer.list(
          {
            params: { page: request.page, size: request.size },
            query: {
              ...request.filter,
              searchCriteria: request.search || undefined,
              sort: request.sort?.by,
              direction: request.sort && (request.sort.direction === "ascending" ? "ASC" : "DESC")
            }
          },
          options
        )
      )
    }
  })

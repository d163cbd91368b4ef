import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { failedJobsMachine } from "./failedJobsMachine.ts"
import { scheduledJobsMachine } from "./scheduledJobsMachine.ts"

/** The list of work by the clock with the SDK behind its ports. */
export const scheduledJobsLogic = (load: LoadClient) =>
  scheduledJobsMachine.provide({
    actors: {
      list: calling(load, (client, _: undefined, options) => client.job.list(undefined, options)),
      run: calling(load, async (client, { name }: { readonly name: string }, options) => {
        await client.job.run({ params: { name } }, options)
      })
    }
  })

/** What failed of it with the SDK behind its port. */
export const failedJobsLogic = (load: LoadClient) =>
  failedJobsMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ListRequest<undefined> }, options) =>
        client.job.failures({ params: { page: request.page, size: request.size } }, options)
      )
    }
  })

import { calling, type LoadClient } from "../calling.ts"
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

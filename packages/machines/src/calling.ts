import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import { fromPromise, type NonReducibleUnknown } from "xstate"
import { portFailure } from "./defects.ts"

/** Hands over the SDK's client, which may still have to be loaded. */
export type LoadClient = () => Promise<PromiseClient>

/**
 * Fills a port with calls of the SDK. Stopping the actor aborts the request; what goes wrong arrives in the machine
 * as a plain `Failure`.
 */
export const calling = <Output, Input extends NonReducibleUnknown>(
  load: LoadClient,
  work: (client: PromiseClient, input: Input, options: CallOptions) => Promise<Output>
) =>
  fromPromise<Output, Input>(async ({ input, self, signal }) => {
    try {
      return await work(await load(), input, { signal })
    } catch (error) {
      throw portFailure(error, { self, signal })
    }
  })

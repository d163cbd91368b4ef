import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { ownSessionsMachine } from "./ownSessionsMachine.ts"

/** One's own sessions with the SDK behind the ports; `leave` forgets the session in this browser. */
export const ownSessionsLogic = (load: LoadClient, leave: () => Promise<void>) =>
  ownSessionsMachine.provide({
    actors: {
      list: calling(load, (client, _: undefined, options) => client.session.ownSessions(undefined, options)),
      end: calling(load, async (client, { id }: { readonly id: string }, options) => {
        await client.session.endSession({ params: { id } }, options)
      }),
      endAll: calling(load, async (client, _: undefined, options) => {
        await client.session.endAllSessions(undefined, options)
      }),
      leave: fromPromise<void, undefined>(leave)
    }
  })

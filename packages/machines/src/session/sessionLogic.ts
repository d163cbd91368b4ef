import type { Session } from "@crewfleet/sdk"
import { timeZoneIn } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { sessionMachine } from "./sessionMachine.ts"
import type { KnownAgency } from "./sessionSetup.ts"

/** Where a host keeps the session between visits. */
export interface KeptSession {
  readonly restore: () => Promise<Session | undefined>
  readonly keep: (session: Session) => Promise<void> | void
  readonly forget: () => Promise<void> | void
}

/** The session machine with the SDK and a store behind its ports. */
export const sessionLogic = (load: LoadClient, store: KeptSession) => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A> | A): Promise<A> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return sessionMachine.provide({
    actors: {
      restore: fromPromise(() => inTurn(store.restore)),
      keep: fromPromise<void, { session: Session }>(({ input }) => inTurn(() => store.keep(input.session))),
      forget: fromPromise<void, undefined>(() => inTurn(store.forget)),
      loadAgency: calling<KnownAgency, { readonly agentId: number }>(
        load,
        async (client, { agentId }, options) => {
          const agency = await client.agency.byId({ params: { id: agentId } }, options)
          return { baseCurrency: agency.baseCurrency ?? null, timeZone: timeZoneIn(agency).timeZone }
        }
      ),
      logout: calling(load, async (client, _, options) => {
        await client.session.logout(undefined, options)
      })
    }
  })
}

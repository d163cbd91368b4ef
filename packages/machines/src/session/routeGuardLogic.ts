import type { PromiseClient, Session, SessionStore } from "@crewfleet/sdk"
import { confirmedSession, type HandOver } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { portFailure } from "../defects.ts"
import { routeGuardMachine, type Visitor } from "./routeGuardMachine.ts"

/** What the route guard needs of the page that it guards. */
export interface GuardedPage {
  /** Who is signed in, once that is known. */
  readonly findUserType: () => Promise<Visitor>
  readonly readCookies: () => HandOver
  readonly clearCookies: () => void
  /** Makes a session the page's own, and is done once it is kept. */
  readonly openSession: (session: Session) => Promise<void>
  /** A client for a session that is not the page's own yet. */
  readonly connect: (store: SessionStore) => Promise<PromiseClient>
}

/** The route guard with the SDK and the page behind its ports. */
export const routeGuardLogic = (page: GuardedPage) =>
  routeGuardMachine.provide({
    actors: {
      findUserType: fromPromise(page.findUserType),
      readCookies: fromPromise<HandOver, undefined>(async () => page.readCookies()),
      clearCookies: fromPromise<void, undefined>(async () => page.clearCookies()),
      openSession: fromPromise<void, { session: Session }>(({ input }) => page.openSession(input.session)),
      fetchPermissions: fromPromise<Session | undefined, { session: Session }>(
        async ({ input, self, signal }) => {
          let session = input.session
          const store: SessionStore = {
            current: () => session,
            renew: (tokens) => {
              session = { ...session, ...tokens }
            },
            end: () => {}
          }
          try {
            const client = await page.connect(store)
            const user = await client.session.loggedInUser(undefined, { signal })
            return confirmedSession(session, user)
          } catch (error) {
            throw portFailure(error, { self, signal })
          }
        }
      )
    }
  })

import { routeGuardLogic } from "@crewfleet/machines"
import { connect } from "./client.ts"
import { clearCookies, readCookies } from "./handOverCookies.ts"
import { isSignedOut, sessionActor, settledSession } from "./sessionActor.ts"

/** The guard of this portal's pages. */
export const routeGuard = routeGuardLogic({
  readCookies,
  clearCookies,
  findUserType: async () => (await settledSession())?.userType ?? (isSignedOut() ? "signedOut" : undefined),
  openSession: async (session) => {
    sessionActor.send({ type: "session.opened", session })
    await settledSession()
  },
  connect
})

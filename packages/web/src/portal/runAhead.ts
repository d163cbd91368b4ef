import type { Session } from "@crewfleet/sdk"
import { encryptionKey } from "../sealed/encryptionKey.ts"
import { loadClient, sessionActor, settledSession } from "../session/sessionActor.ts"
import { LazyLinePlot } from "../ui/LazyLinePlot.tsx"
import { LazyPortal } from "./LazyPortal.ts"
import { portals } from "./portals.ts"

type PortalActors = typeof import("./portalActors.ts")

let portalActors: PortalActors | undefined

const loadPortalActors = async (): Promise<PortalActors> => {
  portalActors = await import("./portalActors.ts")
  return portalActors
}

/**
 * Runs what was fetched ahead, part after part, while the service looks at the credentials. The client comes first, and
 * a moment to send them with it.
 */
export const runAhead = async (): Promise<void> => {
  const parts = [
    loadClient,
    loadPortalActors,
    LazyPortal.fetchAhead,
    ...Object.values(portals).map((portal) => portal.fetchAhead),
    LazyLinePlot.fetchAhead
  ]
  // A session can be kept the sooner; where the database never opens, nothing waits for it.
  encryptionKey()
  for (const run of parts) {
    await run().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Makes a session this tab's, and asks for what its first screen shows before anything is drawn: the requests leave
 * first, where the parts have been fetched ahead. Done once the browser has kept it: whoever loads the page anew from
 * then on is signed in.
 */
export const openSession = async (session: Session): Promise<void> => {
  sessionActor.send({ type: "session.opened", session })
  if (portalActors) portalActors.startEarly(session)
  else
    loadPortalActors().then(
      ({ startEarly }) => startEarly(session),
      () => {}
    )
  await settledSession()
}

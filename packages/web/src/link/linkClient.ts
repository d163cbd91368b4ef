import { openedLinkLogic } from "@crewfleet/machines"
import type { PromiseClient } from "@crewfleet/sdk"
import { connectAs } from "../session/client.ts"
import { linkVisits } from "./linkVisits.ts"

/** Links as they are opened here, over HTTP. */
export const openedLink = openedLinkLogic((linkToken) => connectAs({ linkToken }), linkVisits)

/** The client of whoever holds a link that was opened here; whoever else is signed in has no part in it. */
export const linkClient = (linkId: string) => async (): Promise<PromiseClient> =>
  connectAs({ linkToken: await linkVisits.tokenOf(linkId) })

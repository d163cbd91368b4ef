import { onPortDefect } from "@crewfleet/machines"
import type { PromiseClient, SessionStore } from "@crewfleet/sdk"
import { RequestFailed } from "@crewfleet/sdk"
import { whenBranded } from "../brand/brandAtom.ts"
import { reportDefect } from "../defect/reportDefect.ts"
import type { Speaker } from "./makePortalClient.ts"

onPortDefect((defect) => reportDefect({ ...defect, kind: "port" }))

/** Fetches the SDK and makes a client for one session. */
export const connect = (session: SessionStore): Promise<PromiseClient> => connectAs({ session })

/** The same for whoever speaks. */
export const connectAs = async (speaker: Speaker): Promise<PromiseClient> => {
  const { makePortalClient } = await import("./makePortalClient.ts").catch((cause) => {
    throw new RequestFailed({ _tag: "NetworkFailure" }, { cause })
  })
  await whenBranded()
  return makePortalClient(speaker)
}

/** The same client for everybody who asks; asked for again when it could not be fetched. */
export const sharedClient = (session: SessionStore) => {
  let connecting: Promise<PromiseClient> | undefined

  return (): Promise<PromiseClient> => {
    connecting ??= connect(session).catch((error) => {
      connecting = undefined
      throw error
    })
    return connecting
  }
}

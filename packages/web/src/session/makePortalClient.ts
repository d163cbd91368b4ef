import { type ClientOptions, makeClient, type PromiseClient } from "@crewfleet/sdk/promise"
import { getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"

/** For whom a client speaks: a session, the holder of a link, or nobody in particular. */
export type Speaker = Pick<ClientOptions, "session" | "linkToken">

/** The SDK's client at the brand's addresses. */
export const makePortalClient = (speaker: Speaker): PromiseClient => {
  const brand = getDefaultStore().get(brandAtom)
  return makeClient({
    baseUrl: brand?.services.core ?? "",
    authenticationUrl: brand?.services.authentication || undefined,
    paths: brand?.services.paths,
    carRental: brand?.carRental,
    ...speaker
  })
}

import { makeClient, type PromiseClient, type SessionStore } from "@crewfleet/sdk/promise"
import { getDefaultStore } from "jotai"
import { brandAtom } from "../brand/brandAtom.ts"

/** The SDK's client at the brand's addresses, for one session. */
export const makePortalClient = (session: SessionStore): PromiseClient => {
  const brand = getDefaultStore().get(brandAtom)
  return makeClient({
    baseUrl: brand?.services.core ?? "",
    authenticationUrl: brand?.services.authentication || undefined,
    paths: brand?.services.paths,
    carRental: brand?.carRental,
    session
  })
}

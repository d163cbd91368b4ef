import { Api, endpointFacts } from "@crewfleet/sdk"
import { type ClientOptions, makeClient, type PlannedRetry, type PromiseClient } from "@crewfleet/sdk/promise"
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
    paths: knownPaths(brand?.services.paths),
    carRental: brand?.carRental,
    retries: 1,
    mayRetry: isBrokenQuestion,
    ...speaker
  })
}

/** What changes nothing is asked once more where the connection broke; everything else waits in machines, and says so. */
const isBrokenQuestion = ({ method, failure }: PlannedRetry): boolean =>
  method === "GET" && failure._tag === "NetworkFailure"

/** A brand file may be older than the portal: what it names that is no endpoint any more is left out, and said. */
const knownPaths = (paths: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => {
  if (Object.keys(paths).length === 0) return paths
  const known = new Set(endpointFacts(Api).map(({ group, name }) => `${group}.${name}`))
  const foreign = Object.keys(paths).filter((endpoint) => !known.has(endpoint))
  if (foreign.length > 0) console.warn(`brand.json names what is no endpoint: ${foreign.join(", ")}`)
  return Object.fromEntries(Object.entries(paths).filter(([endpoint]) => known.has(endpoint)))
}

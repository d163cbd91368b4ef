import {
  type ClientOptions,
  knownPaths,
  makeClient,
  type PlannedRetry,
  type PromiseClient
} from "@crewfleet/sdk"
import { getDefaultStore } from "jotai"
import type { Brand } from "../brand/Brand.ts"
import { brandAtom } from "../brand/brandAtom.ts"
import { provokedFetch } from "../recording/provoking.ts"
import { noteServiceTime } from "../time/serviceClock.ts"
import { counted } from "./callsAtom.ts"

/** For whom a client speaks: a session, the holder of a link, or nobody in particular. */
export type Speaker = Pick<ClientOptions, "session" | "linkToken">

/** The SDK's client at the brand's addresses. */
export const makePortalClient = (speaker: Speaker): PromiseClient => {
  const brand = getDefaultStore().get(brandAtom)
  return makeClient({
    baseUrl: brand?.services.core ?? "",
    authenticationUrl: brand?.services.authentication || undefined,
    paths: pathsOf(brand),
    carRental: brand?.carRental,
    retries: 1,
    mayRetry: isBrokenQuestion,
    fetch: watchedFetch,
    tellsProgress: provokedFetch() === undefined,
    ...speaker
  })
}

/** What is on its way can be shown; and whoever notes a time has to know whether this device's clock is off. */
const watchedFetch: typeof fetch = async (input, init) => {
  const answer = await counted((provokedFetch() ?? fetch)(input, init))
  noteServiceTime(answer.headers.get("date"))
  return answer
}

/** What changes nothing is asked once more where the connection broke; everything else waits in machines, and says so. */
const isBrokenQuestion = ({ method, failure }: PlannedRetry): boolean =>
  method === "GET" && failure._tag === "NetworkFailure"

/** A brand file may be older than the portal, whose people work all the same; a mistake in it is said. */
const pathsOf = (brand: Brand | undefined): Readonly<Record<string, string>> | undefined => {
  const paths = brand?.services.paths
  if (!paths || Object.keys(paths).length === 0) return undefined
  const known = knownPaths(paths)
  const foreign = Object.keys(paths).filter((endpoint) => !(endpoint in known))
  if (foreign.length > 0) console.warn(`brand.json names what is no endpoint: ${foreign.join(", ")}`)
  return known
}

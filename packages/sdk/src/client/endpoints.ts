import { Api } from "../Api.ts"
import { type EndpointFacts, endpointFacts } from "./EndpointFacts.ts"

/**
 * What a client must know of every endpoint of the contract. It is plain JSON: builds of this package and of the portal
 * put its value in the place of this module, so that neither carries the contract's schemas.
 */
export const endpoints: ReadonlyArray<EndpointFacts> = endpointFacts(Api)

import type { ProvokingFetch } from "@crewfleet/sdk"

let provoking: ProvokingFetch | undefined

/** Has every client that is made from now on send by this. */
export const provokeWith = (made: ProvokingFetch): void => {
  provoking = made
}

/** What a client sends by where this tab is inspected, so that its calls fail as they are told to. */
export const provokedFetch = (): typeof fetch | undefined => provoking?.fetch

import { makeClient, type PromiseClient, sessionInMemory } from "@crewfleet/sdk"
import { loginOutcome } from "@crewfleet/sdk/rules"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "./inWordsOf.ts"

/** The clients of the people of a service, by name; each signs in once. */
export const clientsOf = (served: Served): ((name: string) => Promise<PromiseClient>) => {
  const { signIn } = inWordsOf(served)
  const clients = new Map<string, Promise<PromiseClient>>()
  const open = async (name: string) => {
    const outcome = loginOutcome(await signIn(name))
    if (outcome._tag !== "SignedIn") throw new Error(`${name} cannot sign in`)
    return makeClient({ baseUrl: served.url, session: sessionInMemory(outcome.session), retries: 0 })
  }
  return (name) => {
    const client = clients.get(name) ?? open(name)
    clients.set(name, client)
    return client
  }
}

import type { LoginResponse } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { inDays } from "../booking/bookingsAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import type { Belongings } from "./Belongings.ts"
import { linkSecret } from "./insertBelongings.ts"
import type { CallerName, Row } from "./Row.ts"

/** Every endpoint of the contract with its method. */
export const methods = new Map(
  endpointFacts(Api).map(({ group, name, method }) => [`${group}.${name}`, method])
)

const day = { from: inDays(60), to: inDays(61) }

/** Asks what a row asks as one of the callers, who sign in once, about what is there, and gives the status that they get. */
export const asking = (served: Served, there: () => Belongings) => {
  const { signIn } = inWordsOf(served)
  const sessions = new Map<CallerName, Promise<Pick<LoginResponse, "access_token" | "refresh_token">>>()

  /** A link knows no refreshing; like a guest, its holder asks for it with an admin's token. */
  const openLink = async (id: string) => {
    const { link } = makeClient({ baseUrl: served.url })
    const { token } = await link.open({ payload: { id, secret: linkSecret } })
    return { access_token: token, refresh_token: (await signIn("admin")).refresh_token }
  }

  const begin = (name: CallerName) => {
    if (name === "link") return openLink(there().link)
    if (name === "other-link") return openLink(there().otherLink)
    return signIn(name === "guest" ? "admin" : name)
  }

  const sessionOf = (name: CallerName) => {
    const session = sessions.get(name) ?? begin(name)
    sessions.set(name, session)
    return session
  }

  return async (name: CallerName, [, endpoint, path, body]: Row): Promise<number> => {
    const session = await sessionOf(name)
    const words = { ...there(), ...day, none: 999_999, refresh: session.refresh_token }
    const root = endpoint.startsWith("session.") ? "/oauth-service/api/v1/user-permission" : "/api/v1"
    const sent = typeof body === "function" ? body(there(), name) : body
    const isJson = sent !== undefined && !(sent instanceof FormData)
    const response = await fetch(served.url + root + filled(path, words), {
      method: methods.get(endpoint) ?? "",
      headers: {
        ...(name === "guest" ? {} : { authorization: `Bearer ${session.access_token}` }),
        ...(isJson ? { "content-type": "application/json" } : {})
      },
      ...(sent === undefined ? {} : { body: isJson ? JSON.stringify(sent) : sent })
    })
    await response.arrayBuffer()
    if (endpoint === "session.logout") sessions.delete(name)
    return response.status
  }
}

const filled = (path: string, words: Readonly<Record<string, unknown>>) =>
  path.replace(/:([a-z]\w*)/gi, (_, word: string) => String(words[word]))

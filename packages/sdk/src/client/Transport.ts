import type { HttpApi } from "effect/http-api"
import { Api } from "../Api.ts"
import { isRefusedWith, RequestFailed } from "../failure/Failure.ts"
import type { SessionStore } from "../session/Session.ts"
import type { TokenPair } from "../session/SessionApi.ts"
import { addressOf } from "./addressOf.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import { type EndpointFacts, endpointFacts } from "./EndpointFacts.ts"
import { makeRenewal, type Renew } from "./Renewal.ts"
import { answerReader } from "./readAnswer.ts"
import { makeSender } from "./Sender.ts"

/** The parts of a request as the contract names them. */
export interface Request {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly payload?: unknown
}

/** Sends one request to one endpoint. Rejects with `RequestFailed`, or with the signal's reason when aborted. */
export type Send = (request?: Request, options?: CallOptions) => Promise<unknown>

/** One `Send` for each endpoint, by group and name. Each rejects with `RequestFailed`. */
export const makeTransport = (
  options: ClientOptions,
  api: HttpApi.Constraint = Api
): Record<string, Record<string, Send>> => {
  const sendTo = plainSends(options)
  const sends = endpointFacts(api).map((facts) => ({ ...facts, send: sendTo(facts) }))
  const refresh = sends.find(({ group, name }) => group === "session" && name === "refresh")?.send
  const renew =
    options.session && refresh
      ? makeRenewal(options.session, (token) => refresh({ params: { token } }) as Promise<TokenPair>)
      : undefined

  const transport: Record<string, Record<string, Send>> = {}
  for (const { group, name, needsSession, send } of sends) {
    const kept = needsSession && options.session && renew ? renewing(send, options.session, renew) : send
    transport[group] = { ...transport[group], [name]: kept }
  }
  return transport
}

/** Sends a request as it is, with the token of the session or the link where the endpoint needs one. */
const plainSends = (options: ClientOptions) => {
  const send = makeSender(options.timeLimit, options.fetch)

  return (facts: EndpointFacts): Send => {
    const read = answerReader(facts)
    const base = facts.group === "session" ? (options.authenticationUrl ?? options.baseUrl) : options.baseUrl
    const path = (facts.assumed ? options.paths?.[`${facts.group}.${facts.name}`] : undefined) ?? facts.path
    const address = addressOf(path)

    return async (request = {}, callOptions = {}) => {
      const session = facts.needsSession ? options.session?.current() : undefined
      const token = facts.needsSession ? (options.linkToken ?? session?.accessToken) : undefined
      const agencyId = options.carRental && session?.userType === "AGENCY" ? session.agentId : undefined
      const query = agencyId === undefined ? request.query : { ...request.query, agencyId }
      const incoming = await send(
        {
          method: facts.method,
          url: base + address(request.params, query),
          answersBytes: facts.answersBytes,
          ...bodyAndHeaders(request.payload, token)
        },
        callOptions
      )
      return read(incoming)
    }
  }
}

/** Sends again, once, with new tokens when the service no longer took the old ones. */
const renewing =
  (send: Send, store: SessionStore, renew: Renew): Send =>
  async (request, callOptions) => {
    const session = store.current()
    try {
      return await send(request, callOptions)
    } catch (error) {
      const expired = error instanceof RequestFailed && isRefusedWith(error.failure, 401)
      if (!session || !expired || !(await renew(session))) throw error
      return send(request, callOptions)
    }
  }

const bodyAndHeaders = (payload: unknown, accessToken: string | undefined) => {
  const headers: Record<string, string> = { accept: "application/json" }
  if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`
  if (payload === undefined || payload instanceof FormData) return { headers, body: payload }
  headers["content-type"] = "application/json"
  return { headers, body: JSON.stringify(payload) }
}

import type { Session } from "../contract/SessionStore.ts"
import { isRefusedWith } from "../failure/Failure.ts"
import { type FailedCall, RequestFailed, SessionEnded } from "../failure/RequestFailed.ts"
import { addressOf } from "./addressOf.ts"
import type { CallOptions, ClientOptions, GivenHeaders } from "./ClientOptions.ts"
import { checkCall, nothing } from "./checkedOptions.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"
import { type Listener, report, type SentRequest } from "./Hooks.ts"
import { maskedAddress } from "./maskedAddress.ts"
import type { Renew } from "./Renewal.ts"
import { answerReader, requestIdIn } from "./readAnswer.ts"
import { pause, unlessAborted, type waitsOf } from "./retries.ts"
import type { Incoming, Outgoing, Sender } from "./Sender.ts"

/** The parts of a request as the contract names them. */
export interface Request {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly payload?: unknown
}

/** Calls one endpoint. Rejects with `RequestFailed`, or with the signal's reason when aborted. */
export type Call = (request?: Request, options?: CallOptions) => Promise<unknown>

/** What all calls of one client have in common. */
export interface Common {
  readonly options: ClientOptions
  readonly send: Sender
  readonly listeners: ReadonlyArray<Listener>
  readonly waitBefore: ReturnType<typeof waitsOf>
  /** Renews the tokens of the session. */
  readonly renew: Renew | undefined
}

/**
 * Makes the call of one endpoint: with the token of the session or the link where it needs one, sent once more with new
 * tokens where the service no longer took the old ones, and again where that may help and does no harm.
 */
export const makeCall = (facts: EndpointFacts, common: Common): Call => {
  const { options: client, listeners, waitBefore } = common
  const { method } = facts
  const endpoint = `${facts.group}.${facts.name}`
  const path = (facts.assumed ? client.paths?.[endpoint] : undefined) ?? facts.path
  const base = facts.group === "session" ? (client.authenticationUrl ?? client.baseUrl) : client.baseUrl
  const address = addressOf(facts, path)
  const read = answerReader(facts)
  const store = facts.needsSession ? client.session : undefined
  const carriesAgency =
    client.carRental || (Object.hasOwn(facts.query, "agencyId") && client.linkToken === undefined)
  const renew = client.linkToken === undefined && store ? common.renew : undefined

  return async (request = nothing, options = nothing) => {
    checkCall(facts, request, options)
    const { params, query, payload = facts.takesJson ? {} : undefined } = request
    const own = bodyAndHeaders(payload, facts.repeatable ? (options.idempotencyKey ?? someKey()) : undefined)
    const sentAs = (attempt: number): SentRequest => {
      return { endpoint, method, address: maskedAddress(path, params, query), attempt }
    }
    let renewed = false
    let retried = 0

    for (let attempt = 1; ; attempt += 1) {
      const session = store?.current()
      const token = facts.needsSession ? (client.linkToken ?? session?.accessToken) : undefined
      const outgoing: Outgoing = {
        method,
        url: base + address(params, carriesAgency ? withAgency(query, session) : query),
        headers: { ...own.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        body: own.body,
        answersBytes: facts.answersBytes
      }
      const given = client.headers && (await headersFor(client.headers, () => sentAs(attempt)))
      const sent = given ? { ...outgoing, headers: { ...given, ...outgoing.headers } } : outgoing
      try {
        const incoming =
          listeners.length === 0
            ? await common.send(sent, options)
            : await sendAndReport(common, sentAs(attempt), sent, options)
        return read(incoming)
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error
        const { failure, requestId, cause } = error
        const call = { endpoint, method, path, requestId, attempts: attempt, sent: request, cause }
        if (renew && !renewed && isRefusedWith(failure, 401)) {
          const { hasTokens = false, refusal = cause } = session
            ? await unlessAborted(renew(session), options.signal).catch(failedWith(call))
            : {}
          if (!hasTokens) throw new SessionEnded(failure, { ...call, cause: refusal })
          renewed = true
          continue
        }
        const { wait, remark } = waitBefore(facts, failure, retried)
        const retry = wait === undefined ? undefined : { ...sentAs(attempt), failure, wait }
        if (!retry || client.mayRetry?.(retry) === false)
          throw new RequestFailed(failure, { ...call, remark })
        report(listeners, "onRetry", retry)
        await pause(retry.wait, options.signal)
        retried += 1
      }
    }
  }
}

/** The session goes on, and the call fails with what kept it from being renewed. */
const failedWith =
  (call: FailedCall) =>
  (cause: unknown): never => {
    if (!(cause instanceof RequestFailed)) throw cause
    const { failure, requestId } = cause
    throw new RequestFailed(failure, {
      ...call,
      requestId,
      cause,
      remark: "as its session could not be renewed"
    })
  }

const bodyAndHeaders = (payload: unknown, key: string | undefined) => {
  const headers: Record<string, string> = { accept: "application/json" }
  if (key !== undefined) headers["idempotency-key"] = key
  if (payload === undefined || payload instanceof FormData) return { headers, body: payload }
  headers["content-type"] = "application/json"
  return { headers, body: JSON.stringify(payload) }
}

/** A name for what is done once however often it is sent; pages without https have no `randomUUID`. */
const someKey = (): string =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")

const withAgency = (query: Request["query"], session: Session | undefined): Request["query"] =>
  session?.userType === "AGENCY" && session.agentId !== undefined
    ? { ...query, agencyId: session.agentId }
    : query

const headersFor = async (
  headers: NonNullable<ClientOptions["headers"]>,
  request: () => SentRequest
): Promise<GivenHeaders> =>
  Object.fromEntries(new Headers(typeof headers === "function" ? await headers(request()) : headers))

const sendAndReport = async (
  { send, listeners }: Common,
  request: SentRequest,
  outgoing: Outgoing,
  options: CallOptions
): Promise<Incoming> => {
  report(listeners, "onRequest", request)
  const started = performance.now()
  try {
    const incoming = await send(outgoing, options)
    const milliseconds = Math.round(performance.now() - started)
    const requestId = requestIdIn(incoming)
    report(listeners, "onResponse", { ...request, status: incoming.status, milliseconds, requestId })
    return incoming
  } catch (error) {
    report(listeners, "onBroken", request, error)
    throw error
  }
}

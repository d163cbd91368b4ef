import type { PromiseClient } from "./Client.ts"
import type { ClientOptions } from "./ClientOptions.ts"
import { checkedOptions } from "./checkedOptions.ts"
import { debugLines } from "./debugLines.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"
import { endpoints } from "./endpoints.ts"
import type { Listener } from "./Hooks.ts"
import { type Call, type Common, makeCall } from "./makeCall.ts"
import { makeRenewal, type TokenAnswer } from "./Renewal.ts"
import { waitsOf } from "./retries.ts"
import { makeSender } from "./Sender.ts"

/** One `Call` for each endpoint, by group and name. Throws a TypeError where an option is wrong. */
export const makeTransport = (
  given: ClientOptions,
  known: ReadonlyArray<EndpointFacts> = endpoints
): Record<string, Record<string, Call>> => {
  const options = checkedOptions(given, known)
  const transport: Record<string, Record<string, Call>> = {}
  const refresh = (token: string) =>
    transport.session?.refresh?.({ params: { token } }) as Promise<TokenAnswer>
  const isRenewable = known.some(({ group, name }) => group === "session" && name === "refresh")
  const common: Common = {
    options,
    send: makeSender(options.timeLimit, options.fetch, options.tellsProgress),
    listeners: listenersIn(options),
    waitBefore: waitsOf(options),
    renew: options.session && isRenewable ? makeRenewal(options.session, refresh) : undefined
  }
  for (const facts of known) {
    const call = Object.assign(makeCall(facts, common), { namesInPath: Object.keys(facts.params) })
    transport[facts.group] = { ...transport[facts.group], [facts.name]: call }
  }
  return transport
}

const listenersIn = ({ debug, onRequest, onResponse, onRetry }: ClientOptions): ReadonlyArray<Listener> => {
  const write = debug === true ? (line: string) => console.debug(`CrewFleet: ${line}`) : debug
  return [
    ...(onRequest || onResponse || onRetry ? [{ onRequest, onResponse, onRetry }] : []),
    ...(write ? [debugLines(write)] : [])
  ]
}

/** The client for programs made of promises, which needs nothing of Effect. */
export const makePromiseClient = (options: ClientOptions): PromiseClient =>
  makeTransport(options) as unknown as PromiseClient

import type { Failure, Violation } from "../failure/Failure.ts"
import { RequestFailed } from "../failure/RequestFailed.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"
import { type Reader, readerOf, Wrong } from "./readerOf.ts"
import type { Incoming } from "./Sender.ts"

/** Turns what came back into the value that the contract promises, or says why that cannot be done. */
export const answerReader = ({ method, answer, answersBytes }: EndpointFacts) => {
  /** A change that was made need not be spoken of: no body says as much as an empty object. */
  const mayBeSilent = method !== "GET"
  // Made for the first answer: of all endpoints a program asks few.
  let read: Reader | undefined

  return (incoming: Incoming): unknown => {
    if (incoming.status < 200 || incoming.status > 299) throw failed(refusalIn(incoming), incoming)
    if (answersBytes) return incoming.bytes ?? new Uint8Array()
    const body = incoming.text === "" && mayBeSilent ? {} : parse(incoming.text)
    if (body === notJson) throw failed(badAnswer("body", "it is not JSON"), incoming)
    read ??= readerOf(answer)
    const value = read(body)
    if (value instanceof Wrong)
      throw failed(badAnswer(value.path.join(".") || "body", `${value.expected} was expected`), incoming)
    return value
  }
}

const failed = (failure: Failure, incoming: Incoming) =>
  new RequestFailed(failure, { requestId: requestIdIn(incoming) })

/** By what the service's log knows a request; what could be anything is none. */
export const requestIdIn = ({ header }: Incoming): string | undefined =>
  /^[\w.:-]{1,128}$/.exec(header("x-request-id") ?? "")?.[0]

const notJson = Symbol("not JSON")

const parse = (text: string): unknown => {
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

const badAnswer = (path: string, reason: string): Failure => ({ _tag: "BadAnswer", path, reason })

const refusalIn = ({ status, text, header }: Incoming): Failure => {
  const body = parse(text)
  const { message, violations } = isRecord(body) ? body : {}
  return {
    _tag: "Refused",
    status,
    message: typeof message === "string" && message !== "" ? message : undefined,
    violations: Array.isArray(violations) ? violations.filter(isViolation).map(violationIn) : [],
    retryAfter: secondsIn(header("retry-after") ?? "")
  }
}

/** `Retry-After` is a number of seconds or a moment (RFC 9110 §10.2.3). */
const secondsIn = (text: string): number | undefined => {
  if (/^\d+$/.test(text)) return Number(text)
  const milliseconds = / GMT$/.test(text) ? Date.parse(text) - Date.now() : Number.NaN
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, Math.ceil(milliseconds / 1000))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isViolation = (value: unknown): value is { message: string; field?: unknown } =>
  isRecord(value) && typeof value.message === "string" && value.message !== ""

const violationIn = ({ message, field }: { message: string; field?: unknown }): Violation => ({
  message,
  field: typeof field === "string" ? field : undefined
})

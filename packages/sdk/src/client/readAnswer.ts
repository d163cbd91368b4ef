import { Exit, Schema, SchemaIssue } from "effect"
import { type Failure, RequestFailed, type Violation } from "../failure/Failure.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"
import type { Incoming } from "./Sender.ts"

/** Turns what came back into the value that the contract promises, or says why that cannot be done. */
export const answerReader = ({ method, success, answersBytes }: EndpointFacts) => {
  /** A change that was made need not be spoken of: no body says as much as an empty object. */
  const mayBeSilent = method !== "GET"
  const decode = Schema.decodeUnknownExit(success)

  return (incoming: Incoming): unknown => {
    if (incoming.status < 200 || incoming.status > 299) throw new RequestFailed(refusalIn(incoming))
    if (answersBytes) return incoming.bytes ?? new Uint8Array()
    const body = incoming.text === "" && mayBeSilent ? {} : parse(incoming.text)
    if (body === notJson) throw new RequestFailed(badAnswer("body", "it is not JSON"))
    const exit = decode(body)
    if (Exit.isSuccess(exit)) return exit.value
    throw new RequestFailed(whatIsWrong(exit))
  }
}

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

const describeIssues = SchemaIssue.makeFormatterStandardSchemaV1()

const whatIsWrong = (exit: Exit.Failure<unknown, Schema.SchemaError>): Failure => {
  const [reason] = exit.cause.reasons
  if (reason?._tag !== "Fail") return badAnswer("body", "it cannot be read")
  const [issue] = describeIssues(reason.error.issue).issues
  const path = issue?.path?.map((part) => String(typeof part === "object" ? part.key : part)) ?? []
  return badAnswer(path.join(".") || "body", issue?.message ?? "it cannot be read")
}

const refusalIn = ({ status, text, retryAfter }: Incoming): Failure => {
  const body = parse(text)
  const { message, violations } = isRecord(body) ? body : {}
  const seconds = Number(retryAfter ?? Number.NaN)
  return {
    _tag: "Refused",
    status,
    message: typeof message === "string" && message !== "" ? message : undefined,
    violations: Array.isArray(violations) ? violations.filter(isViolation).map(violationIn) : [],
    retryAfter: Number.isFinite(seconds) && retryAfter !== "" ? seconds : undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isViolation = (value: unknown): value is { message: string; field?: unknown } =>
  isRecord(value) && typeof value.message === "string" && value.message !== ""

const violationIn = ({ message, field }: { message: string; field?: unknown }): Violation => ({
  message,
  field: typeof field === "string" ? field : undefined
})

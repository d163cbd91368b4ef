import type { Failure, Refused, Violation } from "./Failure.ts"
import { harmlessWords } from "./harmlessWords.ts"

/** What is known of a call that failed. */
export interface FailedCall {
  /** Its name in the contract, such as `booking.list`. */
  readonly endpoint?: string | undefined
  readonly method?: string | undefined
  /** Its path, with parameters as `:name`. */
  readonly path?: string | undefined
  /** By what the service's log knows the request. */
  readonly requestId?: string | undefined
  /** How often it was sent. */
  readonly attempts?: number | undefined
  /** What more there is to say of why it failed. */
  readonly remark?: string | undefined
  /** What was sent: the message holds none of its texts. It is not kept. */
  readonly sent?: unknown
  readonly cause?: unknown
}

/**
 * The failure as an `Error`, with what is known of the call. `message` says it in one line, without what was sent and what
 * might be personal; `_tag` is that of the failure, for `Effect.catchTag`.
 */
export class RequestFailed extends Error {
  override readonly name: string = "RequestFailed"
  readonly _tag: Failure["_tag"] | "SessionEnded"
  readonly failure: Failure
  readonly endpoint: string | undefined
  readonly method: string | undefined
  readonly path: string | undefined
  readonly requestId: string | undefined
  readonly attempts: number
  /** The status with which the service refused. */
  readonly status: number | undefined
  /** What is wrong with which field, where the service said so. */
  readonly violations: ReadonlyArray<Violation>
  /** Seconds to wait before trying again, when the service said so. */
  readonly retryAfter: number | undefined

  constructor(failure: Failure, call: FailedCall = {}, tag: "SessionEnded" | undefined = undefined) {
    super(lineOf(failure, call, tag), { cause: call.cause })
    const refused: Partial<Refused> = failure._tag === "Refused" ? failure : {}
    this._tag = tag ?? failure._tag
    this.failure = failure
    this.endpoint = call.endpoint
    this.method = call.method
    this.path = call.path
    this.requestId = call.requestId
    this.attempts = call.attempts ?? 1
    this.status = refused.status
    this.violations = refused.violations ?? []
    this.retryAfter = refused.retryAfter
  }
}

/** The call was refused because the session has ended and cannot be renewed: somebody has to sign in again. */
export class SessionEnded extends RequestFailed {
  override readonly name = "SessionEnded"
  declare readonly _tag: "SessionEnded"

  constructor(failure: Failure, call?: FailedCall) {
    super(failure, call, "SessionEnded")
  }
}

const lineOf = (failure: Failure, call: FailedCall, tag: "SessionEnded" | undefined): string => {
  const { endpoint, method, path, attempts = 1, requestId, remark, sent } = call
  const who = endpoint ? `${endpoint} (${method} ${path})` : "The call"
  const ended = tag === "SessionEnded" ? ", as the session has ended" : ""
  return [
    `${who} ${happened(failure, ended, sent)}`,
    ...(remark ? [remark] : []),
    ...(attempts > 1 ? [`sent ${attempts} times`] : []),
    ...(requestId ? [`request ${requestId}`] : [])
  ].join("; ")
}

const happened = (failure: Failure, ended: string, sent: unknown): string => {
  switch (failure._tag) {
    case "NetworkFailure":
      return "could not reach the service"
    case "TimedOut":
      return `was not answered within ${failure.limit} ms`
    case "Refused":
      return `was refused with ${failure.status}${ended}${said(failure, sent)}`
    case "BadAnswer":
      return `was answered against the contract at ${failure.path}: ${harmlessWords(failure.reason, sent)}`
    case "Defect":
      return `went wrong in the program: ${failure.name}`
  }
}

const most = 5

const said = ({ message, violations }: Refused, sent: unknown): string => {
  const words = violations.slice(0, most).map((violation) => problemIn(violation, sent))
  if (violations.length > most) words.push(`and ${violations.length - most} more`)
  if (words.length === 0 && message) words.push(harmlessWords(message, sent))
  return words.length > 0 ? `: ${words.join(", ")}` : ""
}

/** The service's words may begin with the field's name, which is said once. */
const problemIn = ({ field, message }: Violation, sent: unknown): string => {
  if (!field) return harmlessWords(message, sent)
  const problem = message.startsWith(`${field} `) ? message.slice(field.length) : message
  return `${field}: ${harmlessWords(problem, sent)}`
}

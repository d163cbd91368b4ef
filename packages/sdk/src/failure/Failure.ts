/**
 * Why a request did not succeed: a closed set of plain facts, the same for every endpoint. Plain JSON, so that a
 * machine may keep it in its context and a recording may hold it.
 */
export type Failure =
  /** Nothing answered: no connection, a broken one, or one that was refused (status 0). */
  | { readonly _tag: "NetworkFailure" }
  /** No answer within the time limit, in milliseconds. */
  | { readonly _tag: "TimedOut"; readonly limit: number }
  /** The service answered with a status outside 200 to 299. */
  | Refused
  /** The service answered, but not as the contract says: `path` is the field that is missing or wrong. */
  | { readonly _tag: "BadAnswer"; readonly path: string; readonly reason: string }
  /** The program itself went wrong, before or after the request; `name` is that of the error, such as TypeError. */
  | { readonly _tag: "Defect"; readonly name: string }

/** The service's no: an HTTP status with what it said. */
export interface Refused {
  readonly _tag: "Refused"
  readonly status: number
  /** The service's own words, where it gave any. */
  readonly message?: string | undefined
  readonly violations: ReadonlyArray<Violation>
  /** Seconds to wait before trying again, when the service said so. */
  readonly retryAfter?: number | undefined
}

/** What is wrong with one field of what was sent. */
export interface Violation {
  readonly field?: string | undefined
  readonly message: string
}

/**
 * The failure inside whatever was thrown, such as a `RequestFailed`. What nobody foresaw is a defect: that there is no
 * connection, only what sends requests can know.
 */
export const failureOf = (thrown: unknown): Failure => {
  const failure = thrown instanceof Error && "failure" in thrown ? thrown.failure : thrown
  return isFailure(failure) ? failure : { _tag: "Defect", name: nameOf(thrown) }
}

/** Never what was thrown itself, which may hold what people typed. */
const nameOf = (thrown: unknown): string =>
  thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : typeof thrown

/** Whether something is one of the plain facts. */
export const isFailure = (thing: unknown): thing is Failure =>
  typeof thing === "object" &&
  thing !== null &&
  !(thing instanceof Error) &&
  "_tag" in thing &&
  tags.has(thing._tag)

const tags: ReadonlySet<unknown> = new Set<Failure["_tag"]>([
  "NetworkFailure",
  "TimedOut",
  "Refused",
  "BadAnswer",
  "Defect"
])

/** Whether the service answered with this status. */
export const isRefusedWith = (failure: Failure, status: number): failure is Refused =>
  failure._tag === "Refused" && failure.status === status

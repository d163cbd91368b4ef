import type { EndpointKey } from "../../src/access/Policy.ts"
import type { Belongings } from "./Belongings.ts"

/** Those who ask; a clerk is an admin who may do little, a stray an agency user without an agency; two hold links. */
export const callers = [
  "guest",
  "admin",
  "clerk",
  "agency",
  "other-agency",
  "client",
  "worker",
  "stray",
  "other-client",
  "other-worker",
  "link",
  "other-link"
] as const

export type CallerName = (typeof callers)[number]

/**
 * One line of the table of who may do what: the statuses that the callers get, in their order, for an endpoint at a
 * path. In a path `:agency` and the other words of `Belongings` stand for identifiers, `:none` for one that nothing has,
 * `:from` and `:to` for a day to come, and `:refresh` for the caller's own token. `about` says what the path does not. They ask one after another, the
 * last four at once: a 404 for the other agency stands where the agency got what it asked for just before.
 */
export type Row = readonly [
  statuses: string,
  endpoint: EndpointKey,
  path: string,
  body?: Body | undefined,
  about?: string
]

/** What is sent, where it depends on what there is or the caller as a function of them. */
export type Body = object | ((there: Belongings, name: CallerName) => object)

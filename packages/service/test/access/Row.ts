import type { EndpointKey } from "../../src/access/Policy.ts"
import type { Town } from "../people.ts"

/** Those who ask; a clerk is an admin who may do little, a stray an agency user without an agency. */
export const callers = [
  "guest",
  "admin",
  "clerk",
  "agency",
  "other-agency",
  "client",
  "worker",
  "stray"
] as const

export type CallerName = (typeof callers)[number]

/**
 * One line of the table of who may do what: the statuses that the callers get, in their order, for an endpoint at a
 * path. In a path `:agency` and the other words of a `Town` stand for its identifiers, `:none` for one that nothing has,
 * and `:refresh` for the caller's own token. `about` says what the path does not.
 */
export type Row = readonly [
  statuses: string,
  endpoint: EndpointKey,
  path: string,
  body?: Body,
  about?: string
]

/** What is sent, where it depends on the town or the caller as a function of them. */
export type Body = object | ((town: Town, name: CallerName) => object)

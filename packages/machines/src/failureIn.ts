import { type Failure, failureOf } from "@crewfleet/sdk"

/** The failure that a port ended with; whatever else was thrown looks like a connection that is away. */
export const failureIn = (thrown: unknown): Failure => (isFailure(thrown) ? thrown : failureOf(thrown))

const tags: ReadonlySet<unknown> = new Set<Failure["_tag"]>([
  "NetworkFailure",
  "TimedOut",
  "Refused",
  "BadAnswer"
])

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === "object" && thrown !== null && "_tag" in thrown && tags.has(thrown._tag)

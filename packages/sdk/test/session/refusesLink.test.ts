import type { Failure } from "@crewfleet/sdk"
import { refusesLink } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const refused = (status: number, ...messages: ReadonlyArray<string>): Failure => ({
  _tag: "Refused",
  status,
  violations: messages.map((message) => ({ message }))
})

it.each([400, 401, 403, 404, 409, 410])("takes a plain %i for a link of no use", (status) => {
  expect(refusesLink(refused(status))).toBe(true)
})

it.each<Failure>([
  { _tag: "NetworkFailure" },
  { _tag: "TimedOut", limit: 15_000 },
  refused(400, "Choose another password"),
  refused(429),
  refused(500)
])("does not blame the link for %j", (failure) => {
  expect(refusesLink(failure)).toBe(false)
})

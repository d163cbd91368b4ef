import { dueBack } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const zone = "Europe/London"
const due = (end: string | undefined, now: string, status = "IN_PROGRESS") =>
  dueBack({ status, end }, new Date(now), zone)

it.each([
  ["later that day, by the agency's clock", "2026-07-02T22:30:00Z", "2026-07-02T08:00:00Z", "TODAY"],
  [
    "on the next day, which has begun in London alone",
    "2026-07-02T23:30:00Z",
    "2026-07-02T22:30:00Z",
    undefined
  ],
  ["just now", "2026-07-02T08:00:00Z", "2026-07-02T08:00:00Z", "OVERDUE"],
  ["days ago", "2026-06-30T08:00:00Z", "2026-07-02T08:00:00Z", "OVERDUE"],
  ["tomorrow", "2026-07-03T08:00:00Z", "2026-07-02T08:00:00Z", undefined],
  ["nobody knows when", undefined, "2026-07-02T08:00:00Z", undefined]
])("says of a vehicle that is out and due %s how near that is", (_, end, now, expected) => {
  expect(due(end, now)).toBe(expected)
})

it("says nothing of a hire that has not started, or is over", () => {
  for (const status of ["BOOKED", "AUTHORIZED", "RESERVED", "COMPLETE", "CANCELLED"])
    expect(due("2026-06-30T08:00:00Z", "2026-07-02T08:00:00Z", status)).toBeUndefined()
})

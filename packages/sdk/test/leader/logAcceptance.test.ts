import { isLogAccepted, isLogAwaited, mayNameLeader } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it("accepts the log of what is closed, and of what was aborted once the agency said so", () => {
  expect(isLogAccepted({ transportStatus: "CLOSED" })).toBe(true)
  expect(isLogAccepted({ transportStatus: "ABORTED", facts: { logAccepted: true } })).toBe(true)
  expect(isLogAccepted({ transportStatus: "ABORTED", facts: { logAccepted: false } })).toBe(false)
  expect(isLogAccepted({ transportStatus: "LOGGED", facts: {} })).toBe(false)
})

it("awaits a log that somebody has kept until it is accepted", () => {
  expect(isLogAwaited({ transportStatus: "ABORTED", facts: { logLacks: [] } })).toBe(true)
  expect(isLogAwaited({ transportStatus: "ABORTED", facts: { logLacks: [], logAccepted: true } })).toBe(false)
  expect(isLogAwaited({ transportStatus: "ABORTED", facts: {} })).toBe(false)
})

it("has another leader named until the log is accepted, after an abort too, and not before the job is accepted", () => {
  for (const transportStatus of ["ACCEPTED", "IN_PROGRESS", "LOGGED", "ABORTED"])
    expect(mayNameLeader({ transportStatus, facts: { logAccepted: false } })).toBe(true)
  expect(mayNameLeader({ transportStatus: "ABORTED", facts: { logAccepted: true } })).toBe(false)
  for (const transportStatus of ["NEW", "CLOSED", "CANCELLED"])
    expect(mayNameLeader({ transportStatus })).toBe(false)
})

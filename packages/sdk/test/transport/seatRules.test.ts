import { expect, it } from "vitest"
import { seatStanding, takingOffProblem } from "../../src/transport/seatRules.ts"
import { transportStatuses } from "../../src/transport/transportStatus.ts"

const now = "2026-11-24T03:00:00.000Z"
const end = "2026-11-24T12:00:00.000Z"

it("has seats taken from accepting on until the crew has left, and only of what is planned", () => {
  const open = transportStatuses.filter(
    (transportStatus) => seatStanding({ transportStatus, end, now }).jobIsOpen
  )
  expect(open).toEqual(["ACCEPTED", "AUTHORIZED", "COMMITTED"])
  expect(seatStanding({ transportStatus: "ACCEPTED", now }).jobIsOpen).toBe(false)
})

it("is over from the planned end on, and never where no end is planned", () => {
  const isOver = (at: string | undefined) =>
    seatStanding({ transportStatus: "COMMITTED", now, ...(at && { end: at }) }).jobIsOver
  expect([end, now, "2026-11-24T02:59:59.000Z", undefined].map(isOver)).toEqual([false, true, true, false])
})

it("has picks taken off until the crew was sent, and exchanged from then on", () => {
  for (const picked of ["vehicle", "driver", "leader"] as const) {
    expect(takingOffProblem("AUTHORIZED", picked)).toBeUndefined()
    for (const status of ["COMMITTED", "ABORTED"])
      expect(takingOffProblem(status, picked)).toMatch(/^The crew was sent: .* instead$/)
  }
})

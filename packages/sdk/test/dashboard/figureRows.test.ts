import { graphRows, newHirerRows, pointRows } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const days = {
  metric: "count",
  timeframe: "last_7_days",
  currency: "GBP",
  timestamps: ["2026-10-23T23:00:00Z", "2026-10-24T23:00:00Z"]
} as const

it("counts what was made from one point to the next, the last to its own end, by the clocks of the zone", () => {
  expect(pointRows(days, "Europe/London")).toEqual([
    { list: "bookings", made: "2026-10-23T23:00:00.000Z/2026-10-24T23:00:00.000Z" },
    // The day on which the clocks go back is an hour longer.
    { list: "bookings", made: "2026-10-24T23:00:00.000Z/2026-10-26T00:00:00.000Z" }
  ])
  expect(graphRows(days, "Europe/London")).toEqual({
    list: "bookings",
    made: "2026-10-23T23:00:00.000Z/2026-10-26T00:00:00.000Z"
  })
})

it("adds up what was invoiced, in one currency, but for what was cancelled", () => {
  const months = {
    metric: "revenue",
    timeframe: "this_year",
    currency: "EUR",
    timestamps: ["2026-02-01T00:00:00Z"]
  } as const
  expect(pointRows(months, "Europe/London")).toEqual([
    {
      list: "bookings",
      statuses: ["BOOKED", "WAITINGAUTH", "AUTHORIZED", "RESERVED", "IN_PROGRESS", "COMPLETE"],
      invoiced: "2026-02-01T00:00:00.000Z/2026-03-01T00:00:00.000Z",
      currency: "EUR"
    }
  ])
})

it("has no rows without points", () => {
  expect(pointRows({ ...days, timestamps: [] }, "Europe/London")).toEqual([])
  expect(graphRows({ ...days, timestamps: [] }, "Europe/London")).toBeUndefined()
})

it("counts the hirers of this month, up to the end of today", () => {
  expect(newHirerRows(new Date("2026-11-20T12:00:00Z"), "Europe/London")).toEqual({
    list: "hirers",
    added: "2026-11-01T00:00:00.000Z/2026-11-21T00:00:00.000Z"
  })
})

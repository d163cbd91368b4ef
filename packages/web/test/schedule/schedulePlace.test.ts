import { describe, expect, it } from "vitest"
import { schedulePlaceIn, scheduleQuery } from "../../src/schedule/schedulePlace.ts"

const now = new Date("2026-11-20T12:00:00Z")

describe("schedulePlaceIn", () => {
  it("shows what is usual of today, unless told", () => {
    expect(schedulePlaceIn("", "day", now)).toEqual({ view: "day", date: "2026-11-20", as: undefined })
  })

  it("takes what an address says for what it may mean, and for nothing otherwise", () => {
    const told = "view=month&date=2026-12-01&as=table"
    expect(schedulePlaceIn(told, "day", now)).toEqual({ view: "month", date: "2026-12-01", as: "table" })
    expect(schedulePlaceIn("view=year&date=soon&as=poem", "week", now)).toEqual(
      schedulePlaceIn("", "week", now)
    )
  })

  it.each(["view=week&date=2026-11-20", "view=day&date=2026-11-20&as=chart"])("comes back to %s", (query) => {
    expect(scheduleQuery(schedulePlaceIn(query, "month", now))).toBe(query)
  })
})

import { erasedFrom, transportStatuses } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const dateTimeRequired = "2026-02-28T09:30:00.000Z"
const adult = { dateTimeRequired, pdob: "1971-03-09" }

it.each(transportStatuses)(
  "keeps a journey for 20 years, and a request that led to none for two: %s",
  (transportStatus) => {
    const isJourneyless = ["NEW", "DECLINED", "CANCELLED", "EXPIRED"].includes(transportStatus)
    const year = isJourneyless ? "2028" : "2046"
    expect(erasedFrom({ ...adult, transportStatus })).toBe(`${year}-02-28T09:30:00.000Z`)
  }
)

it("keeps a small child's journey until the 26th birthday", () => {
  const child = { dateTimeRequired, transportStatus: "CLOSED" } as const
  expect(erasedFrom({ ...child, pdob: "2024-02-29" })).toBe("2050-03-01T00:00:00.000Z")
  expect(erasedFrom({ ...child, pdob: "2010-01-01" })).toBe("2046-02-28T09:30:00.000Z")
  expect(erasedFrom({ ...child, pdob: "2024-02-29", transportStatus: "CANCELLED" })).toBe(
    "2028-02-28T09:30:00.000Z"
  )
})

it("goes by the journey alone where the day of birth is not known", () => {
  const closed = { dateTimeRequired, transportStatus: "CLOSED" } as const
  for (const pdob of [undefined, "", "nonsense"])
    expect(erasedFrom({ ...closed, ...(pdob === undefined ? {} : { pdob }) })).toBe(
      "2046-02-28T09:30:00.000Z"
    )
})

import { erasedFrom, transportStatuses } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const dateTimeRequired = "2026-02-28T09:30:00.000Z"
const movedAt = "2026-03-02T12:00:00.000Z"
const adult = { dateTimeRequired, movedAt, pdob: "1971-03-09" }
const journeyless = ["DECLINED", "CANCELLED", "EXPIRED"]
const ended = transportStatuses.filter((status) => status !== "NEW")

it.each(ended)(
  "keeps a journey for 20 years, and a request that led to none for two: %s",
  (transportStatus) => {
    const year = journeyless.includes(transportStatus) ? "2028" : "2046"
    expect(erasedFrom({ ...adult, transportStatus })).toBe(`${year}-03-02T12:00:00.000Z`)
  }
)

it.each(["1999-11-28T09:30:00.000Z", dateTimeRequired, "2099-02-28T09:30:00.000Z"])(
  "never erases what is new, whichever day was asked for: %s",
  (day) => {
    expect(erasedFrom({ ...adult, dateTimeRequired: day, transportStatus: "NEW" })).toBeUndefined()
  }
)

it.each(journeyless)(
  "counts a request that led nowhere from its end, whichever day was asked for: %s",
  (status) => {
    const transportStatus = status as "EXPIRED"
    for (const day of ["2023-11-28T09:30:00.000Z", "2099-02-28T09:30:00.000Z"])
      expect(erasedFrom({ ...adult, dateTimeRequired: day, transportStatus })).toBe(
        "2028-03-02T12:00:00.000Z"
      )
  }
)

it("counts a journey from its day or its last step, whichever is later", () => {
  const past = { ...adult, transportStatus: "CLOSED", dateTimeRequired: "2005-11-28T09:30:00.000Z" } as const
  expect(erasedFrom(past)).toBe("2046-03-02T12:00:00.000Z")
  expect(erasedFrom({ ...past, dateTimeRequired: "2027-01-05T09:30:00.000Z" })).toBe(
    "2047-01-05T09:30:00.000Z"
  )
})

it("keeps a small child's journey until the 25th birthday", () => {
  const child = { dateTimeRequired, movedAt, transportStatus: "CLOSED" } as const
  expect(erasedFrom({ ...child, pdob: "2024-02-29" })).toBe("2049-03-01T00:00:00.000Z")
  expect(erasedFrom({ ...child, pdob: "2010-01-01" })).toBe("2046-03-02T12:00:00.000Z")
  expect(erasedFrom({ ...child, pdob: "2024-02-29", transportStatus: "CANCELLED" })).toBe(
    "2028-03-02T12:00:00.000Z"
  )
})

it("keeps a journey of somebody of 17 beyond the 26th birthday", () => {
  const from = erasedFrom({ ...adult, transportStatus: "CLOSED", pdob: "2008-03-01" })
  expect(from && from > "2034-03-01").toBe(true)
})

it("goes by the journey alone where the day of birth is not known", () => {
  const closed = { dateTimeRequired, movedAt, transportStatus: "CLOSED" } as const
  for (const pdob of [undefined, "", "nonsense"])
    expect(erasedFrom({ ...closed, ...(pdob === undefined ? {} : { pdob }) })).toBe(
      "2046-03-02T12:00:00.000Z"
    )
})

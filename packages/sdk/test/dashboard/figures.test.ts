import {
  codeParts,
  conversion,
  defaultMetric,
  mayChoose,
  metrics,
  nameParts,
  outsideStatusParts,
  seesProviders,
  statusParts,
  vehicleStatusParts
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

describe("the chart by status", () => {
  it("hides AUTHORIZED and RESERVED and shows WAITINGAUTH as in progress", () => {
    const groups = [
      { group: "BOOKED", count: 140 },
      { group: "AUTHORIZED", count: 9 },
      { group: "WAITINGAUTH", count: 12 },
      { group: "RESERVED", count: 3 },
      { group: "COMPLETE", count: 1800 }
    ]
    expect(statusParts(groups)).toEqual([
      { label: "Booked", count: 140, code: "BOOKED" },
      { label: "In progress", count: 12, code: "IN_PROGRESS" },
      { label: "Complete", count: 1800, code: "COMPLETE" }
    ])
    expect(outsideStatusParts(groups)).toBe(12)
  })

  it("adds up what is shown under one name", () => {
    const groups = [
      { group: "IN_PROGRESS", count: 2 },
      { group: "BOOKED", count: 1 },
      { group: "WAITINGAUTH", count: 3 }
    ]
    expect(statusParts(groups)).toEqual([
      { label: "In progress", count: 5, code: "IN_PROGRESS" },
      { label: "Booked", count: 1, code: "BOOKED" }
    ])
  })

  it.each([undefined, []])("is empty for %j", (groups) => {
    expect(statusParts(groups)).toEqual([])
    expect(outsideStatusParts(groups)).toBe(0)
  })
})

it("puts codes in words and leaves names and short codes as they are", () => {
  const groups = ["BANK_TRANSFER", "SUV", "Estate", undefined, ""].map((group) => ({ group, count: 1 }))
  expect(codeParts(groups)).toEqual([
    { label: "Bank transfer", count: 1, code: "BANK_TRANSFER" },
    { label: "SUV", count: 1, code: "SUV" },
    { label: "Estate", count: 1, code: "Estate" },
    { label: "Unknown", count: 2, code: "" }
  ])
  expect(vehicleStatusParts([{ group: "INACTIVE", count: 2 }])).toEqual([
    { label: "Withdrawn", count: 2, code: "INACTIVE" }
  ])
  expect(nameParts([{ group: "ACME VANS", count: 1 }])).toEqual([
    { label: "ACME VANS", count: 1, code: "ACME VANS" }
  ])
})

describe("conversion", () => {
  it.each([
    [[1, 2], 33],
    [[2, 1], 67],
    [[1, 1], 50],
    [[5], 100],
    [[0, 7], 0],
    [[0, 0], 0],
    [[], 0]
  ])("of %j is %i per cent", (counts, share) => {
    expect(conversion(counts.map((count, index) => ({ group: `source ${index}`, count })))).toBe(share)
  })

  it("is a whole number from 0 to 100 for any counts", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ group: fc.string(), count: fc.nat() })), (sources) => {
        const share = conversion(sources)
        expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true)
      })
    )
    expect(conversion(undefined)).toBe(0)
  })
})

it("keeps revenue and providers for admins", () => {
  expect(metrics).toEqual(["count", "revenue"])
  expect(defaultMetric).toBe("count")
  for (const userType of ["AGENCY", "CLIENT", "WORKER"] as const) {
    expect(mayChoose(userType, "count")).toBe(true)
    expect(mayChoose(userType, "revenue")).toBe(false)
    expect(seesProviders(userType)).toBe(false)
  }
  expect(mayChoose("ADMIN", "revenue")).toBe(true)
  expect(seesProviders("ADMIN")).toBe(true)
})

import {
  agencyParts,
  type BookingRows,
  conversion,
  defaultMetric,
  mayChoose,
  metrics,
  outsideStatusParts,
  outsideStatusRows,
  paymentParts,
  seesProviders,
  sourceParts,
  statusParts,
  statusTotalRows,
  typeParts,
  vehicleParts,
  vehicleStatusParts
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const bookings = (rows: Omit<BookingRows, "list">): BookingRows => ({ list: "bookings", ...rows })
const inProgress = bookings({ statuses: ["IN_PROGRESS", "WAITINGAUTH"] })

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
      { label: "Booked", count: 140, code: "BOOKED", rows: bookings({ statuses: ["BOOKED"] }) },
      { label: "In progress", count: 12, code: "IN_PROGRESS", rows: inProgress },
      { label: "Complete", count: 1800, code: "COMPLETE", rows: bookings({ statuses: ["COMPLETE"] }) }
    ])
    expect(outsideStatusParts(groups)).toBe(12)
    expect(outsideStatusRows).toEqual(bookings({ statuses: ["AUTHORIZED", "RESERVED"] }))
    expect(statusTotalRows(statusParts(groups))).toEqual(
      bookings({ statuses: ["BOOKED", "IN_PROGRESS", "WAITINGAUTH", "COMPLETE"] })
    )
  })

  it("adds up what is shown under one name", () => {
    const groups = [
      { group: "IN_PROGRESS", count: 2 },
      { group: "BOOKED", count: 1 },
      { group: "WAITINGAUTH", count: 3 }
    ]
    expect(statusParts(groups)).toEqual([
      { label: "In progress", count: 5, code: "IN_PROGRESS", rows: inProgress },
      { label: "Booked", count: 1, code: "BOOKED", rows: bookings({ statuses: ["BOOKED"] }) }
    ])
  })

  it.each([undefined, []])("is empty for %j", (groups) => {
    expect(statusParts(groups)).toEqual([])
    expect(outsideStatusParts(groups)).toBe(0)
  })
})

it("leads nowhere where a status is not known", () => {
  const parts = statusParts([
    { group: "BOOKED", count: 1 },
    { group: "TOMORROW", count: 2 }
  ])
  expect(parts[1]).toEqual({ label: "Tomorrow", count: 2, code: "TOMORROW", rows: undefined })
  expect(statusTotalRows(parts)).toBeUndefined()
  expect(statusTotalRows([])).toBeUndefined()
})

it("puts codes in words, leaves names and short codes as they are, and says which rows are meant", () => {
  const groups = ["BANK_TRANSFER", "PAYPAL", "SUV", "Estate", undefined, ""].map((group) => ({
    group,
    count: 1
  }))
  expect(paymentParts(groups)).toEqual([
    {
      label: "Bank transfer",
      count: 1,
      code: "BANK_TRANSFER",
      rows: bookings({ paymentMethods: ["BANK_TRANSFER"] })
    },
    { label: "PayPal", count: 1, code: "PAYPAL", rows: bookings({ paymentMethods: ["PAYPAL"] }) },
    { label: "SUV", count: 1, code: "SUV", rows: undefined },
    { label: "Estate", count: 1, code: "Estate", rows: undefined },
    { label: "Unknown", count: 2, code: "", rows: undefined }
  ])
  expect(sourceParts([{ group: "WALK_IN", count: 1 }])).toEqual([
    { label: "At the desk", count: 1, code: "WALK_IN", rows: bookings({ sources: ["WALK_IN"] }) }
  ])
  expect(typeParts([{ group: "SUV", count: 4 }])).toEqual([
    { label: "SUV", count: 4, code: "SUV", rows: { list: "vehicles", type: "SUV" } }
  ])
  expect(vehicleStatusParts([{ group: "INACTIVE", count: 2 }])).toEqual([
    { label: "Withdrawn", count: 2, code: "INACTIVE", rows: { list: "vehicles", status: "INACTIVE" } }
  ])
})

it("keeps agencies and vehicles apart that are called the same", () => {
  const groups = [
    { group: "ACME VANS", id: 1, count: 3 },
    { group: "ACME VANS", id: 2, count: 1 },
    { group: undefined, count: 1 }
  ]
  expect(agencyParts(groups)).toEqual([
    { label: "ACME VANS", count: 3, code: "ACME VANS", rows: { list: "vehicles", agencyId: 1 } },
    { label: "ACME VANS", count: 1, code: "ACME VANS", rows: { list: "vehicles", agencyId: 2 } },
    { label: "Unknown", count: 1, code: "", rows: undefined }
  ])
  expect(vehicleParts(groups)[0]?.rows).toEqual(bookings({ vehicleId: 1 }))
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

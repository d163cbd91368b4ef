import { beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { hirersAt } from "./hirersAt.ts"
import { insertHirers } from "./insertHirers.ts"

describeServedOnce("Hirers", (served) => {
  const { hirersOf, upload, add } = hirersAt(served)
  let hirer = { own: 0, others: 0, shared: 0 }

  beforeAll(async () => {
    hirer = await insertHirers(served)
  })

  it("tells everything that is known of a hirer", async () => {
    const { byId } = await hirersOf("agency")
    expect(await byId({ params: { id: hirer.own }, query: { agencyId: served.people.agency } })).toEqual({
      id: hirer.own,
      name: "Ada Hill",
      email: "ada.hill@mail.example",
      telephone: "0113 496 0000",
      rating: 4.25,
      verified: true,
      totalBooking: 3,
      address: { firstLine: "1 Quay", town: "Hull", country: "UK" },
      licence: {},
      clientDocs: [],
      version: 1,
      isCorrectable: true
    })
  })

  it("lists the bookings with this agency, the latest first, with the lines of the first invoice", async () => {
    const { bookings } = await hirersOf("agency")
    const params = { id: hirer.own, page: 0, size: 2 }
    const first = await bookings({ params, query: {} })
    expect(first).toMatchObject({
      totalElements: 3,
      number: 0,
      size: 2,
      numberOfElements: 2,
      first: true,
      last: false
    })
    expect(first.content.map(({ status }) => status)).toEqual(["CANCELLED", "BOOKED"])
    expect(first.content[0]?.invoices).toEqual([])
    const second = await bookings({ params: { ...params, page: 1 }, query: {} })
    expect(second.content).toMatchObject([
      {
        start: "2026-05-01T09:00:00.000Z",
        status: "COMPLETE",
        vehicle: { name: "Ford", model: "Focus", regno: "AB12 CDE" },
        invoices: [
          {
            totalAmount: 123.45,
            invoiceItemResult: [
              { description: "Car rental for 1 May 2026", rate: 60, total: 60 },
              { description: "Car rental for 2 May 2026", rate: 60, total: 60 },
              { description: "3% Booking fee", rate: 3.45, total: 3.45 }
            ]
          }
        ]
      }
    ])
    const shared = await bookings({ params: { ...params, id: hirer.shared }, query: {} })
    expect(shared.totalElements).toBe(1)
  })

  it("does not know another agency's hirers, nor what cannot be an id", async () => {
    const { byId, bookings } = await hirersOf("agency")
    for (const id of [hirer.others, 0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect(await statusOf(byId({ params: { id }, query: {} }))).toBe(404)
      expect(await statusOf(bookings({ params: { id, page: 0, size: 10 }, query: {} }))).toBe(404)
    }
    expect(await statusOf(add(hirer.others, await upload(), "ID"))).toBe(404)
  })

  it("keeps hirers from those who lack the permission", async () => {
    const { list, byId } = await hirersOf("trainee")
    expect(await statusOf(list({ params: { page: 0, size: 10 }, query: {} }))).toBe(403)
    expect(await statusOf(byId({ params: { id: hirer.own }, query: {} }))).toBe(403)
    expect(await statusOf(upload("trainee"))).toBe(403)
  })

  it("refuses an order that there is not", async () => {
    const { list } = await hirersOf("agency")
    const params = { page: 0, size: 10 }
    expect(await statusOf(list({ params, query: { sort: "email" as never } }))).toBe(400)
    expect(await statusOf(list({ params, query: { sort: "constructor" as never } }))).toBe(400)
    expect(await statusOf(list({ params, query: { direction: "sideways" as never } }))).toBe(400)
  })
})

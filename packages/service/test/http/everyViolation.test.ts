import { beforeAll, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { details } from "../vehicle/details.ts"
import { describeHostile } from "./describeHostile.ts"

describeHostile("bodies with several faults", ({ target, ask, book, promote, placeOf }) => {
  const faultsOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
    expect(status).toBe(400)
    return Object.fromEntries(
      body.violations.map(({ field, message }: { field: string; message: string }) => [field, message])
    )
  }
  let place = 0
  beforeAll(async () => {
    place = await placeOf(target.vehicleId)
  })

  it("are told all of them, each at its field and in plain words", async () => {
    const wrong = { vehicleId: "Ford", clientId: 1.5, start: "tomorrow", end: 12, source: null }
    expect(faultsOf(await ask("POST", "/vehicle-booking", wrong))).toEqual({
      vehicleId: expect.stringMatching(/^vehicleId must be /),
      clientId: expect.stringMatching(/^clientId must be /),
      start: "start is no point in time",
      source: expect.stringMatching(/^source must be /),
      paymentMethod: "paymentMethod is missing"
    })
  })

  it("are told which item of a list is meant, and which field of it", async () => {
    const clientDocs = [
      { url: 1, name: "ID" },
      { url: "a", name: "ID", version: "last" }
    ]
    expect(faultsOf(await ask("PUT", "/client/documents", { id: "Ada", clientDocs, replace: 1 }))).toEqual({
      id: expect.any(String),
      "clientDocs.0.url": "clientDocs.0.url must be a text",
      "clientDocs.1.version": expect.any(String),
      replace: "replace must be true or false"
    })
  })

  it("are told all of them in a query too", async () => {
    const { status, body } = await ask("GET", "/vehicle-booking/price?vehicleId=Ford&start=today")
    expect(status).toBe(400)
    expect(body.violations.map(({ field }: { field: string }) => field)).toEqual([
      "vehicleId",
      "start",
      "end"
    ])
    const page = faultsOf(await ask("GET", "/vehicle-booking/-1/0"))
    expect(Object.keys(page)).toEqual(["page", "size"])
  })

  it("are told all that the rules of the domain have against them", async () => {
    expect(
      Object.keys(
        faultsOf(await promote({ title: "", usageLimit: 0, vehicleFilter: { nameOperator: "LIKE" } }))
      )
    ).toEqual(["title", "usageLimit", "vehicleFilter"])
    const vehicle = { ...details(place), name: "", location: { id: 999_999 }, vehicleRates: [] }
    expect(Object.keys(faultsOf(await ask("POST", "/vehicle", vehicle)))).toEqual(
      expect.arrayContaining(["name", "location"])
    )
    const times = { start: inDays(-2), end: inDays(-3) }
    expect(Object.keys(faultsOf(await book(times)))).toEqual(["start", "end"])
  })

  it("are told a hundred of them at most", async () => {
    const ids = Array.from({ length: 20_000 }, () => 1)
    const { status, body } = await ask("PUT", "/vehicle/1/photos", { ids })
    expect(status).toBe(400)
    expect(body.violations).toHaveLength(100)
  })
})

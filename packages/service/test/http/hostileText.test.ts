import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { someContent } from "../condition/someReport.ts"
import { details } from "../vehicle/details.ts"
import { describeHostile, violation } from "./describeHostile.ts"

describeHostile("text", ({ target, ask, book, promote, placeOf, addBooking }, served) => {
  it("refuses names and reasons of which nothing can be seen", async () => {
    const unseen = "\u200b\u3164"
    expect(await promote({ title: unseen })).toMatchObject(violation("title"))
    const place = { name: unseen, city: "Leeds", country: "United Kingdom" }
    expect(await ask("POST", "/vehicle-location", place)).toMatchObject(violation("name"))
    const vehicle = details(await placeOf(target.vehicleId), { regno: "UN53 EEN", name: unseen })
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("name"))
    const change = { event: "booking.cancelled", reason: unseen }
    const open = { status: "BOOKED", startAt: inDays(300), endAt: inDays(301) } as const
    const booking = await addBooking({ vehicleId: target.vehicleId, ...open })
    expect(await ask("PUT", `/vehicle-booking/${booking}/status`, change)).toMatchObject(violation("reason"))
  })

  it("refuses half a character before it is kept as another one, or as JSON that cannot be kept", async () => {
    const half = "\ud800"
    const place = { name: half, city: "Leeds", country: "United Kingdom" }
    expect(await ask("POST", "/vehicle-location", place)).toMatchObject(violation("name"))
    const promotion = { title: "T", vehicleFilter: { names: [half] } }
    expect((await ask("POST", "/promo-code", promotion)).status).toBe(400)
    const content = someContent({ remarks: `a${half}` })
    const path = `/vehicle-booking/${target.bookingId}/condition-report/PICK_UP`
    expect(await ask("PUT", path, { id: uuid(1), content })).toMatchObject(violation("remarks"))
    expect((await ask("PUT", path, { id: uuid(1), content: someContent({ remarks: "😀" }) })).status).toBe(
      200
    )
  })

  it("finds a promotion by a code whose capitals are longer", async () => {
    expect((await promote({ code: "straße" })).status).toBe(200)
    await served.query((db) =>
      db
        .updateTable("promotions")
        .set({ status: "ACTIVE", startAt: new Date(Date.now() - 1_000) })
        .where("code", "=", "straße")
        .execute()
    )
    const times = { start: inDays(140), end: inDays(141) }
    expect((await book({ ...times, promoCode: " STRAße" })).status).toBe(200)
  })
})

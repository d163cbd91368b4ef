import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { someContent } from "../condition/someReport.ts"
import { formWith } from "../file/formWith.ts"
import { describeHostile, violation } from "./describeHostile.ts"

describeHostile("identifiers", ({ target, ask, book, addVehicle, addBooking }, served) => {
  it("refuses an idempotency key of any length, and takes an empty one in a body for none", async () => {
    const key = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join("")
    expect(await book({ idempotencyKey: key })).toMatchObject(violation("Idempotency-Key"))
    for (const day of [100, 110]) {
      const times = { start: inDays(day), end: inDays(day + 1) }
      expect((await book({ idempotencyKey: "", ...times })).status).toBe(200)
    }
  })

  it("answers a key that made another booking with a conflict, and never with that booking", async () => {
    const key = { idempotencyKey: "0b9b2cf0-5d5e-4a65-9d3f-0000000000aa" }
    const first = { ...key, start: inDays(120), end: inDays(122) }
    const made = await book(first)
    expect(made.status).toBe(200)
    expect(await book(first)).toEqual(made)
    const other = await addVehicle({ regno: "HO52 ILE" })
    const others = {
      vehicleId: other,
      clientId: served.people.client + 1_000,
      start: inDays(121),
      end: inDays(130),
      source: "WALK_IN",
      paymentMethod: "CASH",
      promoCode: "TENTH"
    }
    for (const [field, value] of Object.entries(others)) {
      expect(await book({ ...first, [field]: value }), field).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("idempotency key") }
      })
    }
  })

  it("gives an identifier to one of several photos or reports that are sent at once", async () => {
    const days = [160, 163, 166, 169, 172, 175]
    const bookings = await Promise.all(
      days.map((day) =>
        addBooking({ vehicleId: target.vehicleId, startAt: inDays(day), endAt: inDays(day + 1) })
      )
    )
    const photo = formWith(pngOf(300))
    const statuses = async (send: (id: number) => Promise<{ readonly status: number }>) =>
      (await Promise.all(bookings.map(send))).map(({ status }) => status).sort()
    const oneOfSix = [200, 409, 409, 409, 409, 409]
    for (const id of [uuid(701), uuid(702), uuid(703)]) {
      expect(
        await statuses((booking) => ask("PUT", `/vehicle-booking/${booking}/damage-photo/${id}`, photo))
      ).toEqual(oneOfSix)
      const report = { id, content: someContent() }
      const sent = statuses((booking) =>
        ask("PUT", `/vehicle-booking/${booking}/condition-report/PICK_UP`, report)
      )
      expect((await sent).filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    }
  })
})

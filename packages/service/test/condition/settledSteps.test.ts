import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { ago, stepsAt } from "./stepsAt.ts"

describeServed("A step that conflicts", (served) => {
  const { clientOf, desk, booked, sends, changes, reads, history, inConflict } = stepsAt(served)

  it("is taken at the time of its device once a person decides so, with their reason", async () => {
    const id = await booked("AUTHORIZED")
    await changes(id, "vehicle.reserved")
    const at = ago(90)
    const { id: report } = await sends(id, "PICK_UP", { at, version: 1 })
    await changes(id, "hire.started", { report, reason: "The key was handed over", version: 2 })
    expect((await history(id))[0]).toMatchObject({
      event: "hire.started",
      at,
      reason: "The key was handed over",
      receivedAt: expect.any(String)
    })
    expect(await reads(id)).toMatchObject({ status: "IN_PROGRESS", stepConflicts: [] })
    expect(await statusOf(changes(id, "step.setAside", { report, reason: "Too late" }))).toBe(409)
  })

  it("is set aside with a reason, once, which the history tells; the life refuses the rest as ever", async () => {
    const { id, report } = await inConflict()
    expect(await refusalOf(changes(id, "step.setAside", { report }))).toMatchObject({
      status: 400,
      violations: [{ field: "reason", message: "Enter the reason for setting it aside" }]
    })
    expect(await refusalOf(changes(id, "hire.started", { report }))).toMatchObject({
      status: 409,
      message: "“Start hire” is not possible: the booking is cancelled now."
    })
    const settled = await Promise.all(
      [1, 2, 3].map(() =>
        statusOf(changes(id, "step.setAside", { report, reason: "Nobody came", version: 2 }))
      )
    )
    expect(settled.toSorted()).toEqual([409, 409, undefined])
    expect((await history(id))[0]).toMatchObject({
      event: "step.setAside",
      toStatus: "CANCELLED",
      reason: "Nobody came"
    })
    expect((await reads(id)).stepConflicts).toEqual([])
    const { pickUp } = await (await desk()).conditionReport.both({ params: { id }, query: {} })
    expect(pickUp?.step?.outcome).toBe("SETTLED")
  })

  it("is decided once somebody takes the same step by hand", async () => {
    const id = await booked("AUTHORIZED")
    await changes(id, "vehicle.reserved")
    await sends(id, "PICK_UP", { at: ago(90), version: 1 })
    await changes(id, "hire.started")
    expect(await reads(id)).toMatchObject({ status: "IN_PROGRESS", stepConflicts: [] })
  })

  it("completes no hire by itself that somebody started by hand, and starts none as a booking is authorised", async () => {
    const [id, waiting] = [await booked(), await booked("BOOKED")]
    await sends(id, "RETURN", { at: ago(10), version: 1 })
    await changes(id, "hire.started", { reason: "The tablet was empty" })
    expect(await reads(id)).toMatchObject({
      status: "IN_PROGRESS",
      stepConflicts: [{ event: "hire.completed" }]
    })
    await sends(waiting, "PICK_UP", { at: ago(10) })
    await changes(waiting, "booking.authorised")
    expect(await reads(waiting)).toMatchObject({ status: "AUTHORIZED", stepConflicts: [{}] })
  })

  it("is settled by nobody of another agency, nor by the report of another booking", async () => {
    const { id, report } = await inConflict()
    const [other, elsewhere] = [await clientOf("other-agency"), await booked()]
    const aside = { report, reason: "Not ours" }
    expect(await statusOf(changes(id, "step.setAside", aside, other))).toBe(404)
    expect(await statusOf(changes(elsewhere, "step.setAside", aside))).toBe(404)
    expect(await statusOf(changes(id, "step.setAside", { reason: "Which?" }))).toBe(404)
    expect(await statusOf(sends(id, "RETURN", { at: ago(1) }, {}, other))).toBe(404)
    expect(await refusalOf(changes(id, "hire.completed", { report }))).toMatchObject({ status: 400 })
  })
})

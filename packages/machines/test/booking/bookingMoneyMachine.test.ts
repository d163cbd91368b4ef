import {
  bookingMoneyLogic,
  bookingMoneyMachine,
  moneyEntryLogic,
  moneyEntryMachine
} from "@crewfleet/machines"
import type { MoneySheet } from "@crewfleet/sdk"
import { defaultTimeZone, moneyForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const now = "2026-11-20T10:00:00.000Z"
const payment = { id: 1, kind: "PAYMENT", amount: 50, date: "2026-11-20T00:00:00.000Z", method: "CASH" }
const figures = { currency: "GBP", total: 120, paid: 50, due: 70, depositHeld: 0 }
const sheet: MoneySheet = { ...figures, entries: [payment] }
const countered: MoneySheet = {
  ...{ ...figures, paid: 0, due: 120 },
  entries: [
    { ...payment, counteredBy: 2 },
    { ...payment, id: 2, counters: 1, note: "Typed twice" }
  ]
}
const of = { bookingId: 7, agencyId: 4 }
const refusedFirst = { level: "warning", text: "Some of it was refunded. Cancel the refund first." }
const chosen = { type: "act.chosen", act: { entryId: 1 }, key: "k-1" } as const

/** Somebody at the desk, looking at the money of booking 7. */
const someone = async (first: MoneySheet = sheet) => {
  service.use(handlers.money.sheet(() => first))
  const heard: Array<string> = []
  const actor = createActor(bookingMoneyLogic(connect), { input: { of } })
  actor.on("notice", ({ notice }) => heard.push(`${notice.level}: ${notice.text}`))
  actor.on("money.changed", () => heard.push("changed"))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await settled()
  return { actor, heard, settled }
}

describe("bookingMoneyMachine", () => {
  it("cancels an entry once a reason is given, and sends it again under the same key", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.money.counter(({ params, query, payload, idempotencyKey }) => {
        sent.push([params, query, payload, idempotencyKey])
        return sent.length === 1 ? failing(500)() : countered
      })
    )
    const { actor, heard, settled } = await someone()
    actor.send(chosen)
    actor.send({ type: "act.confirmed" })
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "reason", text: "Enter the reason for cancelling the entry" }
    ])
    actor.send({ type: "reason.typed", reason: " Typed twice " })
    for (const _ of [1, 2]) {
      actor.send({ type: "act.confirmed" })
      await settled()
    }
    const asked = [{ id: "7", entryId: "1" }, { agencyId: "4" }, { reason: "Typed twice" }, "k-1"]
    expect(sent).toMatchObject([asked, asked])
    expect(actor.getSnapshot()).toMatchObject({ value: "looking", context: { sheet: countered, reason: "" } })
    expect(heard.slice(-2)).toEqual(["success: Entry cancelled", "changed"])
  })

  it("shows what somebody else did meanwhile, and keeps the reason as long as the entry stands", async () => {
    service.use(handlers.money.counter(failing(409, refusedFirst.text)))
    const { actor, heard, settled } = await someone()
    actor.send(chosen)
    actor.send({ type: "reason.typed", reason: "Typed twice" })
    const refunded = { ...sheet, entries: [payment, { ...payment, id: 3, kind: "REFUND", amount: 1 }] }
    service.use(handlers.money.sheet(() => refunded))
    actor.send({ type: "act.confirmed" })
    const { value, context } = await settled()
    expect([value, context.reason, context.sheet]).toEqual(["asking", "Typed twice", refunded])
    expect([context.warnings, context.overtaken]).toEqual([[refusedFirst], true])
    expect(heard).toEqual([])
    service.use(handlers.money.sheet(() => countered))
    actor.send({ type: "act.confirmed" })
    expect((await settled()).value).toBe("looking")
    expect(heard).toEqual([`warning: ${refusedFirst.text}`])
    actor.send({ type: "reload.asked" })
    await settled()
    expect(heard).toHaveLength(1)
  })

  it("claims of nobody that they were faster where the money stands as it was shown", async () => {
    service.use(handlers.money.counter(failing(409, refusedFirst.text)))
    const { actor, heard, settled } = await someone()
    actor.send(chosen)
    actor.send({ type: "reason.typed", reason: "Typed twice" })
    actor.send({ type: "act.confirmed" })
    const { value, context } = await settled()
    expect([value, context.warnings, context.overtaken, heard]).toEqual(["asking", [refusedFirst], false, []])
    actor.send({ type: "act.abandoned" })
    expect(actor.getSnapshot().context).toMatchObject({ warnings: [], reason: "Typed twice" })
  })

  it("tells of a refusal beside the money where that cannot be loaded again, and keeps the reason", async () => {
    service.use(handlers.money.counter(failing(409, refusedFirst.text)))
    const { actor, heard, settled } = await someone()
    actor.send(chosen)
    actor.send({ type: "reason.typed", reason: "Typed twice" })
    service.use(handlers.money.sheet(failing(500)))
    actor.send({ type: "act.confirmed" })
    expect([(await settled()).value, heard]).toEqual(["failed", [`warning: ${refusedFirst.text}`]])
    service.use(handlers.money.sheet(() => sheet))
    actor.send({ type: "reload.asked" })
    await settled()
    actor.send(chosen)
    expect(actor.getSnapshot()).toMatchObject({ value: "asking", context: { reason: "Typed twice" } })
    expect(heard).toHaveLength(1)
  })

  it("cancels no entry on which others stand", async () => {
    const refunded = {
      ...sheet,
      paid: 49,
      entries: [payment, { ...payment, id: 3, kind: "REFUND", amount: 1 }]
    }
    const { actor } = await someone(refunded)
    const can = (entryId: number) => actor.getSnapshot().can({ ...chosen, act: { entryId } })
    expect([can(1), can(3)]).toEqual([false, true])
  })

  it("cancels no entry twice, nor what cancels another", async () => {
    const { actor } = await someone(countered)
    for (const entryId of [1, 2, 9])
      expect(actor.getSnapshot().can({ ...chosen, act: { entryId } }), String(entryId)).toBe(false)
  })
})

describeWalk(bookingMoneyMachine, {
  inputs: [{ of }],
  events: [
    chosen,
    { ...chosen, act: { entryId: 2 } },
    { type: "reason.typed", reason: "Typed twice" },
    { type: "act.confirmed" },
    { type: "act.abandoned" },
    { type: "reload.asked" }
  ],
  answers: { load: [sheet, countered], act: [countered] }
})

const made = { currency: "GBP", zone: defaultTimeZone, kind: "PAYMENT", date: "2026-11-20" } as const
const opened = { ...moneyForm.empty, kind: "PAYMENT", date: "2026-11-20" }
const suggested = { ...opened, amount: "70.00", suggested: "70.00" }

describe("moneyEntryMachine", () => {
  const open = (form: typeof suggested = suggested) => {
    const actor = createActor(moneyEntryLogic(connect, of, made), { input: { form, key: "k-2" } })
    actor.start()
    return actor
  }

  it("is left without a question as long as nothing but what was suggested stands in it", () => {
    const untouched = open()
    untouched.send({ type: "close.asked" })
    expect(untouched.getSnapshot().status).toBe("done")
    const touched = open({ ...suggested, amount: "60" })
    touched.send({ type: "close.asked" })
    expect(touched.getSnapshot().status).toBe("active")
  })

  it("sends the suggested amount under its key, and ends", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.money.enter(({ params, query, payload, idempotencyKey }) => {
        sent.push([params, query, payload, idempotencyKey])
        return sheet
      })
    )
    const actor = open()
    actor.send({ type: "save.asked", intent: "submit", now })
    const { output } = await waitFor(actor, ({ status }) => status === "done")
    const entry = {
      kind: "PAYMENT",
      amount: 70,
      method: "CARD",
      date: "2026-11-20",
      reference: null,
      withheldFor: null,
      note: null
    }
    expect(sent).toMatchObject([[{ id: "7" }, { agencyId: "4" }, entry, "k-2"]])
    expect(output).toEqual({ changed: true })
  })
})

describeWalk(moneyEntryMachine(made), {
  settled: ["isNew"],
  inputs: [{}, { form: suggested }],
  events: [
    { type: "form.changed", changes: { amount: "45" } },
    { type: "form.changed", changes: { amount: "" } },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ id: 7, ...sheet }], act: [], upload: [] },
  unused: ["loading", "failed", "learning", "meeting", "comparing", "confirming", "acting", "refreshing"]
})

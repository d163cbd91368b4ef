import { isStandingEntry } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"
import { someLocation } from "../dashboard/someRows.ts"
import { describeServed } from "../servedOnBoth.ts"
import { chargesAt } from "./chargesAt.ts"

const query = {}

describeServed("The charges at a return that is taken back", (served) => {
  const { as, kept, clientOf, sheet, hired, complete, cameBack, decide, fine, drop, stepBack, extend } =
    chargesAt(served)

  it("stay on the invoice where the return is taken back and another end is agreed", async () => {
    const id = await cameBack()
    const decided = await decide(await sheet(id), undefined, { own: [fine] })
    expect(decided.total).toBe(225.6)
    await stepBack(id)
    // The day late leaves with the completion from which it counts.
    const { before, after, difference } = await extend(id, 24)
    expect(before.totalAmount).toBe(213.6)
    expect(after.totalAmount).toBe(Math.round((213.6 + difference) * 100) / 100)
    expect((await kept(id)).items.at(-1)).toMatchObject({ description: "Parking fine", total: 3_500 })
    await complete(id)
    const again = await sheet(id)
    expect(again.total).toBe(after.totalAmount)
    expect(again.lines?.find(({ rowId }) => rowId === "a1")).toMatchObject(fine)
  })

  it("leave the invoice with the start that is taken back, and its credit note says so", async () => {
    const id = await cameBack()
    await decide(await sheet(id), undefined, { own: [fine] })
    const { invoice } = await clientOf("agency")
    await invoice.issue({ params: { id }, query })
    await stepBack(id)
    const payload = { event: "start.takenBack", reason: "The wrong booking" } as const
    await (await as("agency")).changeStatus({ params: { id }, query, payload })
    expect(await sheet(id)).toMatchObject({ total: 123.6 })
    expect((await kept(id)).items).toHaveLength(3)
    expect(await invoice.documents({ params: { id }, query })).toMatchObject([
      { kind: "CREDIT_NOTE", total: -225.6, reason: "What was charged at the return was taken back" },
      { kind: "INVOICE", total: 225.6 }
    ])
  })

  it("leave an issued invoice as it is where another place alone is agreed", async () => {
    const id = await hired(-30)
    const { invoice, booking } = await clientOf("agency")
    await invoice.issue({ params: { id }, query })
    const { id: locationId } = await served.query((db) =>
      db
        .insertInto("locations")
        .values(someLocation({ agencyId: served.people.agency, name: "Desk York", city: "York" }))
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    const { version = 0 } = await booking.byId({ params: { id }, query })
    const payload = { locationId, version, totalAmount: 123.6 }
    await booking.changeTerms({ params: { id }, query, payload })
    expect(await invoice.documents({ params: { id }, query })).toMatchObject([{ kind: "INVOICE" }])
  })

  it("and the entries say what is due, whatever is done in whatever order", async () => {
    const amount = fc.integer({ min: 1, max: 200 })
    const step = fc.oneof(
      fc.record({ charge: fc.integer({ min: 0, max: 90 }), takesOff: fc.boolean() }),
      fc.record({ extend: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ kind: fc.constantFrom("PAYMENT", "REFUND"), amount }),
      fc.record({ kind: fc.constantFrom("DEPOSIT_TAKEN", "DEPOSIT_RETURNED", "DEPOSIT_WITHHELD"), amount }),
      fc.record({ counters: fc.nat({ max: 9 }) }),
      fc.constantFrom("issues", "credits", "starts anew")
    )
    const { money, invoice, booking } = await clientOf("agency")
    const isDone = (call: Promise<unknown>) =>
      call.then(
        () => true,
        () => false
      )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const id = await hired(0)
        await complete(id)
        const of = { params: { id }, query }
        const entries: Array<{ readonly kind: string; readonly amount: number }> = []
        let charged = 0
        for (const one of steps) {
          if (one === "issues") await isDone(invoice.issue(of))
          else if (one === "credits") await isDone(invoice.credit({ ...of, payload: { reason: "Twice" } }))
          else if (one === "starts anew") {
            await stepBack(id)
            await booking.changeStatus({ ...of, payload: { event: "start.takenBack", reason: "A slip" } })
            await booking.changeStatus({ ...of, payload: { event: "hire.started", reason: "It did" } })
            await complete(id)
            charged = 0
          } else if ("charge" in one) {
            const line = { ...fine, amount: one.charge, takesOff: one.takesOff }
            const told = await sheet(id)
            const own = one.charge > 0 ? [line] : []
            await decide({ ...told, lines: told.lines?.filter(({ rowId }) => rowId !== "a1") }, drop, { own })
            charged = one.takesOff ? -one.charge : one.charge
          } else if ("extend" in one) {
            await stepBack(id)
            await extend(id, one.extend)
            await complete(id)
          } else if ("counters" in one) {
            const standing = (await money.sheet(of)).entries.filter(isStandingEntry)
            const entry = standing[one.counters % Math.max(1, standing.length)]
            const params = { id, entryId: entry?.id ?? 0 }
            if (entry && (await isDone(money.counter({ params, query, payload: { reason: "A slip" } }))))
              entries.push({ kind: entry.kind, amount: -entry.amount })
          } else {
            const date = new Date().toISOString().slice(0, 10)
            const told = { method: "CASH", withheldFor: "A scratch", date } as const
            const payload = { ...told, ...one } as Parameters<typeof money.enter>[0]["payload"]
            if (await isDone(money.enter({ ...of, payload }))) entries.push(one)
          }
          const { items } = await kept(id)
          const net = items.reduce((sum, { total }) => sum + total, 0)
          const owed = await money.sheet(of)
          expect(items.filter(({ description }) => description === fine.description)).toMatchObject(
            charged === 0 ? [] : [{ total: charged * 100 }]
          )
          expect(owed.total).toBeCloseTo((net * 1.2) / 100, 1)
          const sumOf = (kind: string) =>
            entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0)
          const withheld = sumOf("DEPOSIT_WITHHELD")
          const paid = sumOf("PAYMENT") - sumOf("REFUND") + withheld
          const depositHeld = sumOf("DEPOSIT_TAKEN") - sumOf("DEPOSIT_RETURNED") - withheld
          expect(owed).toMatchObject({ paid, depositHeld })
          expect(owed.due).toBeCloseTo(owed.total - paid, 2)
        }
      }),
      { numRuns: 8 }
    )
  })
})

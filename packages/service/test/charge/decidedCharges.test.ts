import { expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { someContent } from "../condition/someReport.ts"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { chargesAt } from "./chargesAt.ts"

const query = {}
const hour = 3_600_000

describeServed("The charges at a return", (served) => {
  const {
    as,
    addVehicle,
    addBooking,
    kept,
    clientOf,
    charges,
    sheet,
    rules,
    hired,
    complete,
    report,
    cameBack,
    decide,
    fine,
    drop,
    stepBack
  } = chargesAt(served)

  it("are taken, changed, left out and added to: invoice, due and history follow", async () => {
    const id = await cameBack()
    const told = await sheet(id)
    const decided = await decide(
      told,
      ({ rowId, amount }) => {
        if (rowId === "fuel") return { decision: "DROP" }
        return { decision: "TAKE", amount: rowId === "late" ? 60 : (amount ?? 80) }
      },
      { own: [fine], reason: " Talked to the hirer " }
    )
    // 60 + 25 + 40 + 80 + 35 on top of 103, and a fifth of tax.
    expect(decided).toMatchObject({ total: 411.6, subTotal: 103, version: told.version + 1 })
    expect(decided.lines?.map(({ decision }) => decision)).toEqual([
      ...["TAKE", "TAKE", "DROP", "TAKE", "TAKE", "TAKE"]
    ])
    const { money, booking } = await clientOf("agency")
    expect(await money.sheet({ params: { id }, query })).toMatchObject({ total: 411.6, due: 411.6 })
    const [entry] = await booking.history({ params: { id }, query })
    expect(entry).toMatchObject({
      ...{ event: "charges.decided", fromStatus: "COMPLETE", toStatus: "COMPLETE" },
      ...{ reason: "Talked to the hirer", user: "Robin Shaw" }
    })
    expect(entry?.differences).toContainEqual({ what: "Parking fine", from: "nothing", to: "£35.00" })
    expect(entry?.differences).toContainEqual({ what: "Price", from: "£123.60", to: "£411.60" })
    const [invoice] = (await booking.byId({ params: { id }, query })).invoices ?? []
    expect(invoice?.invoiceItemResult?.slice(-1)).toEqual([
      { description: "Parking fine", rate: 35, total: 35 }
    ])
  })

  it("are decided anew in the place of what was decided, which the history keeps", async () => {
    const id = await cameBack()
    const first = await decide(await sheet(id), undefined, { own: [fine] })
    expect(first.total).toBe(225.6)
    const again = await decide({ ...first, lines: first.lines?.filter(({ rowId }) => rowId !== "a1") }, drop)
    expect(again).toMatchObject({ total: 123.6, version: first.version + 1 })
    expect((await kept(id)).items).toHaveLength(3)
    const history = await (await as("agency")).history({ params: { id }, query })
    expect(history.slice(0, 2).map(({ differences }) => differences?.at(-1))).toEqual([
      { what: "Price", from: "£225.60", to: "£123.60" },
      { what: "Price", from: "£123.60", to: "£225.60" }
    ])
    expect(history[0]?.differences).toContainEqual({ what: "Parking fine", from: "£35.00", to: "nothing" })
    // The same again is no step.
    expect(await decide(again, drop)).toMatchObject({ version: again.version })
  })

  it("stay decided where the agency's rules are others by then", async () => {
    const id = await cameBack()
    const decided = await decide(await sheet(id))
    const { agency } = await clientOf("agency")
    const save = (payload: typeof rules) =>
      agency.updateReturnRules({ params: { id: served.people.agency }, payload })
    await save({ ...rules, graceMinutes: 600, cleaningPrice: 0 })
    expect(await sheet(id)).toEqual(decided)
    expect((await sheet(await cameBack())).lines?.map(({ rowId }) => rowId)).not.toContain("late")
    await save(rules)
  })

  it("take back what was issued by a credit note, unless the invoice stays as it is", async () => {
    const id = await cameBack()
    const { invoice } = await clientOf("agency")
    await invoice.issue({ params: { id }, query })
    const dropped = await decide(await sheet(id), drop)
    expect(await invoice.documents({ params: { id }, query })).toHaveLength(1)
    await decide(dropped)
    expect(await invoice.documents({ params: { id }, query })).toMatchObject([
      { kind: "CREDIT_NOTE", total: -123.6, reason: "Charges at return were decided" },
      { kind: "INVOICE", total: 123.6 }
    ])
    await invoice.issue({ params: { id }, query })
    expect((await invoice.documents({ params: { id }, query }))[0]).toMatchObject({ total: 183.6 })
  })

  it("give back what days early cost, but no more than the hire", async () => {
    const id = await hired(-30)
    await complete(id)
    const told = await sheet(id)
    expect(told.lines).toMatchObject([{ rowId: "early", amount: 25 }])
    expect(await refusalOf(decide(told, () => ({ decision: "TAKE", amount: 103.01 })))).toMatchObject({
      status: 400,
      violations: [{ field: "lines.early.amount", message: "No more can be given back than the hire costs" }]
    })
    const decided = await decide(told, () => ({ decision: "TAKE" }))
    expect(decided.total).toBe(93.6)
    expect((await kept(id)).items.at(-1)).toMatchObject({ rate: -2_500, total: -2_500 })
    const { invoice } = await clientOf("agency")
    expect(await invoice.issue({ params: { id }, query })).toMatchObject([{ total: 93.6 }])
  })

  it("are refused before the hire is complete, over another's change, and where they are no decision", async () => {
    const running = await hired(1)
    expect(await refusalOf(decide(await sheet(running)))).toMatchObject({
      status: 409,
      message: "Charges are decided once the hire is complete."
    })
    const id = await cameBack()
    const told = await sheet(id)
    expect(await statusOf(decide(told, drop, { name: "other-agency" }))).toBe(404)
    expect(await refusalOf(decide({ ...told, lines: told.lines?.slice(1) }))).toMatchObject({
      status: 409,
      message:
        "Something else is proposed than was decided on: a report has come meanwhile. Look at it before you decide."
    })
    expect(await refusalOf(decide(told, () => ({ decision: null })))).toMatchObject({ status: 400 })
    await decide(told)
    expect(await refusalOf(decide(told, drop))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this booking meanwhile. Look at it before you change it."
    })
  })

  it("are not decided over a report that was corrected meanwhile and makes them others", async () => {
    const id = await hired(5)
    const { conditionReport } = await clientOf("agency")
    await report(id, "PICK_UP", { damages: [] })
    const sent = (odometer: number, more: object = {}) =>
      conditionReport.send({
        params: { id, moment: "RETURN" },
        query,
        payload: { id: crypto.randomUUID(), content: someContent({ odometer, damages: [] }), ...more }
      })
    const { id: follows } = await sent(48_510)
    await complete(id)
    const { lines = [], version, proposed } = await sheet(id)
    await sent(49_510, { follows })
    const payload = { version, lines: lines.map((line) => ({ ...line, decision: "TAKE" })) as never }
    const { decide: send } = await charges()
    expect(await refusalOf(send({ params: { id }, query, payload: { ...payload, proposed } }))).toMatchObject(
      {
        status: 409,
        message: expect.stringMatching(/^Something else is proposed/)
      }
    )
    const now = await sheet(id)
    expect(now.lines?.find(({ rowId }) => rowId === "mileage")?.amount).toBe(275)
    const kept = await send({ params: { id }, query, payload: { ...payload, proposed: now.proposed } })
    expect(kept.lines?.every(({ decision }) => decision === "TAKE")).toBe(true)
  })

  it("take off no more than what a shorter hire costs", async () => {
    const id = await hired(-30)
    await complete(id)
    const most = { rowId: "g1", decision: "TAKE", description: "Goodwill", amount: 100, takesOff: true }
    await decide(await sheet(id), drop, { own: [most] })
    await stepBack(id)
    const { termsPrice } = await as("agency")
    const end = new Date(Date.now() + hour).toISOString()
    expect(await refusalOf(termsPrice({ params: { id }, query: { end } }))).toMatchObject({
      violations: [{ field: "end", message: expect.stringMatching(/^More was taken off/) }]
    })
  })

  it("can take off what was charged too much, and the invoice is credited and issued anew for less", async () => {
    const id = await cameBack()
    const { invoice } = await clientOf("agency")
    await decide(await sheet(id), drop)
    await invoice.issue({ params: { id }, query })
    const goodwill = { rowId: "g1", decision: "TAKE", description: "Goodwill", amount: 20, takesOff: true }
    const decided = await decide(await sheet(id), drop, { own: [goodwill], reason: "The boot was wet" })
    expect(decided).toMatchObject({ total: 99.6 })
    expect(decided.lines?.at(-1)).toMatchObject(goodwill)
    const issued = await invoice.issue({ params: { id }, query })
    expect(issued.map(({ kind, total }) => [kind, total])).toEqual([
      ["INVOICE", 99.6],
      ["CREDIT_NOTE", -123.6],
      ["INVOICE", 123.6]
    ])
    const [entry] = await (await as("agency")).history({ params: { id }, query })
    expect(entry?.differences).toContainEqual({ what: "Goodwill", from: "nothing", to: "-£20.00" })
    expect((await decide(await sheet(id), ({ rowId }) => (rowId === "g1" ? {} : drop()))).total).toBe(99.6)
  })

  it("are decided once by several at the same time", async () => {
    const told = await sheet(await cameBack())
    const all = await Promise.allSettled(
      [1, 2, 3, 4].map((amount) => decide(told, () => ({ decision: "TAKE", amount })))
    )
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const { money } = await clientOf("agency")
    const { total } = await money.sheet({ params: { id: told.id }, query })
    expect((await sheet(told.id)).total).toBe(total)
  })

  it("can be the first thing that is invoiced of a booking", async () => {
    const vehicleId = await addVehicle({ regno: "RC 00" })
    const id = await addBooking({
      ...{ vehicleId, status: "COMPLETE", startAt: inDays(-6), endAt: inDays(-5) }
    })
    const told = await sheet(id)
    expect(told).toMatchObject({ total: 0, lines: [] })
    expect(told.unknown).toHaveLength(2)
    expect(await decide(told, undefined, { own: [fine] })).toMatchObject({ total: 42 })
  })
})

import type { ConditionContent, ReturnCharges } from "@crewfleet/sdk"
import { isStandingEntry } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import { someDamage } from "../../../sdk/src/testing/someDamage.ts"
import { pngOf } from "../agency/pngOf.ts"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { someContent } from "../condition/someReport.ts"
import { someLocation } from "../dashboard/someRows.ts"
import { formWith } from "../file/formWith.ts"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"

const query = {}
const hour = 3_600_000
let plates = 0

describeServed("The charges at a return", (served) => {
  const { as, addVehicle, addBooking, addPromotion, asked, kept } = bookingsAt(served)
  const clientOf = clientsOf(served)
  const charges = async (name = "agency") => (await clientOf(name)).charges
  const sheet = async (id: number, name?: string) => (await charges(name)).sheet({ params: { id }, query })
  const rules = {
    ...{ graceMinutes: 30, lateDayPercentage: 150, earlyDayPercentage: 50 },
    ...{ mileagePrice: 0.5, fuelPrice: 12, cleaningPrice: 40 }
  }

  beforeAll(async () => {
    await addBooking({ vehicleId: await addVehicle({ regno: "RC 0" }) })
    const { agency } = await clientOf("agency")
    const saved = await agency.updateReturnRules({ params: { id: served.people.agency }, payload: rules })
    expect(saved).toMatchObject(rules)
  })

  /** Two days at 50.00 that were agreed to end so many hours ago, 103.00 before tax and 123.60 with it. */
  const hired = async (endedAgo: number, more?: Parameters<typeof asked>[1]) => {
    const vehicleId = await addVehicle({
      ...{ regno: `RC ${++plates}`, dailyRate: 5_000, saturdayRate: null, sundayRate: null },
      ...{ maxDailyMileage: 100, excessMileageRate: 25 }
    })
    const id = (await (await as("agency")).create(asked(vehicleId, more))).id ?? 0
    const endAt = new Date(Date.now() - endedAgo * hour)
    const startAt = new Date(endAt.getTime() - 48 * hour)
    await served.query((db) =>
      db.updateTable("bookings").set({ startAt, endAt, status: "IN_PROGRESS" }).where("id", "=", id).execute()
    )
    return id
  }
  const complete = async (id: number) =>
    (await as("agency")).changeStatus({
      params: { id },
      query,
      payload: { event: "hire.completed", reason: "Seen at the desk" }
    })
  const report = async (id: number, moment: "PICK_UP" | "RETURN", content: Partial<ConditionContent>) =>
    (await clientOf("agency")).conditionReport.send({
      params: { id, moment },
      query,
      payload: { id: crypto.randomUUID(), content: someContent(content) }
    })
  const scratch = { ...someDamage, id: crypto.randomUUID(), photoIds: [crypto.randomUUID()] }
  /** A hire that came back a day late, driven far, dirty, with a missing quarter of a tank and a scratch. */
  const cameBack = async () => {
    const id = await hired(5)
    await report(id, "PICK_UP", { damages: [] })
    await report(id, "RETURN", {
      ...{ odometer: 48_510, fuel: 5, inside: "DIRTY", damages: [{ ...scratch, id: crypto.randomUUID() }] }
    })
    await complete(id)
    return id
  }
  type Lines = NonNullable<ReturnCharges["lines"]>
  const decide = async (
    { id, version, lines = [] }: ReturnCharges,
    change: (line: Lines[number]) => object = () => ({ decision: "TAKE", amount: 10 }),
    more: { readonly own?: ReadonlyArray<object>; readonly reason?: string; readonly name?: string } = {}
  ) =>
    (await charges(more.name)).decide({
      params: { id },
      query,
      payload: {
        version,
        reason: more.reason,
        lines: [...lines.map((line) => ({ ...line, ...change(line) })), ...(more.own ?? [])] as never
      }
    })
  const fine = { rowId: "a1", decision: "TAKE", description: "Parking fine", amount: 35 }
  const drop = () => ({ decision: "DROP" })

  it("are proposed by the agency's rules from the reports and the moment of the return", async () => {
    const id = await cameBack()
    const told = await sheet(id)
    expect(told).toMatchObject({
      ...{ id, status: "COMPLETE", currency: "GBP", subTotal: 103, discount: 0, vatPercentage: 20 },
      ...{ total: 123.6, paid: 0, unknown: [] }
    })
    expect(told.lines?.map(({ description, amount, decision }) => [description, amount, decision])).toEqual([
      [expect.stringMatching(/^1 day late: /), 75, undefined],
      ["100 km over the 200 km allowed, at £0.25 each", 25, undefined],
      ["Fuel: 1/4 of the tank missing", 24, undefined],
      ["Cleaning: inside", 40, undefined],
      [expect.stringMatching(/^Scratch/), undefined, undefined]
    ])
    expect(told.proposals.map(({ kind }) => kind)).toEqual([
      ...["LATE", "MILEAGE", "FUEL", "CLEANING", "DAMAGE"]
    ])
    expect(await statusOf(sheet(id, "other-agency"))).toBe(404)
  })

  it("allow the mileage that a promotion gave when it was booked, whatever it was edited to since", async () => {
    const code = "FURTHER"
    await addPromotion({ title: "Further", code, promotionType: "EXTRA_MILEAGE", extraMileage: 500 })
    const id = await hired(0, { promoCode: code })
    await report(id, "PICK_UP", { odometer: 48_210 })
    await report(id, "RETURN", { odometer: 48_960 })
    await served.query((db) =>
      db.updateTable("promotions").set({ extraMileage: 100 }).where("code", "=", code).execute()
    )
    await complete(id)
    expect((await sheet(id)).lines).toContainEqual(
      expect.objectContaining({
        description: "50 km over the 700 km allowed, at £0.25 each",
        amount: 12.5
      })
    )
  })

  it("count days late from the completion that stands", async () => {
    const id = await hired(5)
    const { changeStatus } = await as("agency")
    await complete(id)
    const late = async () => (await sheet(id)).lines?.filter(({ rowId }) => rowId === "late").length
    expect([(await sheet(id)).returnedAt !== undefined, await late()]).toEqual([true, 1])
    const payload = { event: "completion.takenBack", reason: "Still on the road" } as const
    await changeStatus({ params: { id }, query, payload })
    expect([(await sheet(id)).returnedAt, await late()]).toEqual([undefined, 0])
    await complete(id)
    expect(await late()).toBe(1)
  })

  it("count no day late where the report at return was signed in time, however late the hire is completed", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const signedAt = new Date(Date.now() - 5.1 * hour).toISOString()
    await report(id, "RETURN", {
      signatures: { ...signatures, agency: { ...signatures.agency, signedAt } }
    })
    await complete(id)
    const told = await sheet(id)
    expect(told.returnedAt).toBe(signedAt)
    expect(told.lines?.filter(({ rowId }) => rowId === "late")).toEqual([])
    // The hire goes on where that is taken back: what was signed before says nothing of its end.
    await stepBack(id)
    expect((await sheet(id)).returnedAt).toBeUndefined()
    await complete(id)
    expect((await sheet(id)).lines?.map(({ rowId }) => rowId)).toContain("late")
  })

  it("count from the report that was first signed, however late it is corrected", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const signed = (ago: number, reportId: string, follows?: string) =>
      clientOf("agency").then(({ conditionReport }) =>
        conditionReport.send({
          params: { id, moment: "RETURN" },
          query,
          payload: {
            ...{ id: reportId, follows },
            content: someContent({
              signatures: {
                ...signatures,
                agency: { ...signatures.agency, signedAt: new Date(Date.now() - ago * hour).toISOString() }
              }
            })
          }
        })
      )
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await signed(5.1, first)
    const { returnedAt } = await sheet(id)
    await complete(id)
    await signed(-0.1, second, first)
    const told = await sheet(id)
    expect(told.returnedAt).toBe(returnedAt)
    expect(told.lines?.filter(({ rowId }) => rowId === "late")).toEqual([])
    await stepBack(id)
    await complete(id)
    const of = "The report at return is from before the completion was taken back"
    expect((await sheet(id)).unknown.join()).toMatch(of)
    await signed(0, crypto.randomUUID(), second)
    expect((await sheet(id)).unknown.join()).not.toMatch(of)
  })

  it("count from the later of two signatures where the odometer says that it was another return", async () => {
    const id = await hired(5)
    const { signatures } = someContent()
    const sign = async (ago: number, odometer: number, follows?: string) => {
      const signedAt = new Date(Date.now() - ago * hour).toISOString()
      const agency = { ...signatures.agency, signedAt }
      const payload = {
        ...{ id: crypto.randomUUID(), follows },
        content: someContent({ odometer, signatures: { ...signatures, agency } })
      }
      const { conditionReport } = await clientOf("agency")
      await conditionReport.send({ params: { id, moment: "RETURN" }, query, payload })
      return { id: payload.id, signedAt }
    }
    // Signed on the wrong booking, and corrected at the return.
    const wrong = await sign(40, 48_000)
    const right = await sign(1, 48_600, wrong.id)
    await complete(id)
    expect((await sheet(id)).returnedAt).toBe(right.signedAt)
  })

  it("rest on no report from before the start was taken back", async () => {
    const id = await hired(-30)
    await report(id, "RETURN", {})
    const { changeStatus, byId } = await as("agency")
    const step = (event: "start.takenBack" | "hire.started" | "hire.completed", reason?: string) =>
      changeStatus({ params: { id }, query, payload: { event, reason } })
    await step("start.takenBack", "The wrong booking")
    await step("hire.started", "Now it is")
    expect(await byId({ params: { id }, query })).toMatchObject({ returnIsReported: false })
    expect((await sheet(id)).returnedAt).toBeUndefined()
    expect(await statusOf(step("hire.completed"))).toBe(400)
  })

  const stepBack = async (id: number) => {
    const payload = { event: "completion.takenBack", reason: "Still on the road" } as const
    await (await as("agency")).changeStatus({ params: { id }, query, payload })
  }
  /** Lets a hire end at another moment, as somebody who has seen the price. */
  const extend = async (id: number, hours: number) => {
    const { termsPrice, changeTerms, byId } = await as("agency")
    const end = new Date(Date.now() + hours * hour).toISOString()
    const price = await termsPrice({ params: { id }, query: { end } })
    const { version = 0 } = await byId({ params: { id }, query })
    await changeTerms({
      params: { id },
      query,
      payload: { end, version, totalAmount: price.after.totalAmount }
    })
    return price
  }

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

  it("show the photos of new damage", async () => {
    const id = await hired(0)
    await report(id, "PICK_UP", { damages: [] })
    await report(id, "RETURN", { damages: [scratch] })
    const photoId = scratch.photoIds[0] ?? ""
    const payload = formWith(pngOf(80, 60))
    await (await clientOf("agency")).conditionReport.sendPhoto({ params: { id, photoId }, query, payload })
    const told = await sheet(id)
    expect(told).toMatchObject({ status: "IN_PROGRESS", returnedAt: "2026-03-02T10:00:00.000Z" })
    expect(told.proposals.at(-1)).toMatchObject({
      ...{ key: `damage-${scratch.id}`, photos: [{ id: photoId, url: expect.stringContaining("/files/") }] }
    })
  })

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
    const vehicleId = await addVehicle({ regno: `RC ${++plates}` })
    const id = await addBooking({
      ...{ vehicleId, status: "COMPLETE", startAt: inDays(-6), endAt: inDays(-5) }
    })
    const told = await sheet(id)
    expect(told).toMatchObject({ total: 0, lines: [] })
    expect(told.unknown).toHaveLength(2)
    expect(await decide(told, undefined, { own: [fine] })).toMatchObject({ total: 42 })
  })
})

import type { MoneySheet, NewMoneyEntry } from "@crewfleet/sdk"
import { addDays, dayOf, defaultTimeZone } from "@crewfleet/sdk/rules"
import { beforeAll, describe, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { bookingsAt, inDays } from "./bookingsAt.ts"

const query = {}
const today = dayOf(new Date(), defaultTimeZone)
let plates = 0

describeServed("The money of a booking", (served) => {
  const { as, addVehicle, addBooking, asked } = bookingsAt(served)
  const clientOf = clientsOf(served)

  /** A booking of two days at 42.00 with fee and tax: 103.82 in all. */
  const book = async () => {
    const vehicleId = await addVehicle({ regno: `MO ${++plates}` })
    return (await (await as("agency")).create(asked(vehicleId))).id ?? 0
  }
  beforeAll(async () => {
    await addBooking({ vehicleId: await addVehicle({ regno: "MO 0" }) })
  })

  const money = async (name = "agency") => (await clientOf(name)).money
  const sheet = async (id: number, name?: string) => (await money(name)).sheet({ params: { id }, query })
  const entry = (given: Partial<NewMoneyEntry>): NewMoneyEntry => ({
    kind: "PAYMENT",
    amount: 50,
    method: "CASH",
    date: today,
    ...given
  })
  const enter = async (
    id: number,
    given: Partial<NewMoneyEntry> = {},
    name?: string,
    idempotencyKey?: string
  ) => (await money(name)).enter({ params: { id }, query, payload: entry(given) }, { idempotencyKey })
  const counter = async (id: number, entryId: number, reason = "Typed twice", name?: string) =>
    (await money(name)).counter({ params: { id, entryId }, query, payload: { reason } })
  const figures = ({ total, paid, due, depositHeld }: MoneySheet) => [total, paid, due, depositHeld]
  const last = ({ entries }: MoneySheet) => entries.at(-1)?.id ?? 0

  it("is owed in full before anything was paid", async () => {
    expect(await sheet(await book())).toEqual({
      ...{ currency: "GBP", total: 103.82, paid: 0, due: 103.82, depositHeld: 0 },
      entries: []
    })
  })

  it("follows from payments, refunds and deposits, and tells who entered each", async () => {
    const id = await book()
    await enter(id, { amount: 103.82, reference: "  R-1 " })
    await enter(id, { kind: "REFUND", amount: 3.82, method: "CARD" })
    await enter(id, { kind: "DEPOSIT_TAKEN", amount: 200 })
    await enter(id, { kind: "DEPOSIT_RETURNED", amount: 150 })
    const now = await enter(id, { kind: "DEPOSIT_WITHHELD", amount: 20, withheldFor: "A scratch" })
    expect(figures(now)).toEqual([103.82, 120, -16.18, 30])
    expect(now.entries).toHaveLength(5)
    expect(now.entries[0]).toMatchObject({
      kind: "PAYMENT",
      reference: "R-1",
      amount: 103.82,
      method: "CASH"
    })
    expect(now.entries[0]).toMatchObject({ enteredBy: expect.any(String), enteredAt: expect.any(String) })
    expect(now.entries[4]).toMatchObject({ kind: "DEPOSIT_WITHHELD", note: "A scratch" })
    expect(now.entries[4]).not.toHaveProperty("method")
    expect(await sheet(id)).toEqual(now)
  })

  it("is told by the invoice: what was paid is positive, what was refunded or countered negative", async () => {
    const id = await book()
    await enter(id, { amount: 60, reference: "R-1" })
    await enter(id, { kind: "DEPOSIT_TAKEN", amount: 200 })
    await enter(id, { kind: "DEPOSIT_WITHHELD", amount: 20, withheldFor: "A scratch" })
    const { entries } = await enter(id, { kind: "REFUND", amount: 10 })
    await counter(id, entries.find(({ kind }) => kind === "REFUND")?.id ?? 0)
    const { invoices } = await (await as("agency")).byId({ params: { id }, query })
    expect(invoices?.[0]?.payments?.map(({ ref, total }) => [ref, total])).toEqual([
      ["R-1", 60],
      ["Deposit withheld", 20],
      ["Refund", -10],
      ["Refund", 10]
    ])
  })

  it("follows what is agreed anew, and is the same once the invoice is issued or credited", async () => {
    const id = await book()
    await enter(id, { amount: 60 })
    const { booking, invoice } = await clientOf("agency")
    const change = async (end: string) => {
      const { after } = await booking.termsPrice({ params: { id }, query: { end } })
      const { version = 0 } = await booking.byId({ params: { id }, query })
      const payload = { end, totalAmount: after.totalAmount, version }
      await booking.changeTerms({ params: { id }, query, payload })
      return after.totalAmount
    }
    const longer = await change(inDays(14))
    expect(longer).toBeGreaterThan(103.82)
    const owes = async () => figures(await sheet(id)).slice(0, 3)
    const owed = [longer, 60, Math.round((longer - 60) * 100) / 100]
    expect(await owes()).toEqual(owed)
    await invoice.issue({ params: { id }, query })
    expect(await owes()).toEqual(owed)
    await invoice.credit({ params: { id }, query, payload: { reason: "Wrong name" } })
    expect(await owes()).toEqual(owed)
    const shorter = await change(inDays(11))
    expect(shorter).toBeLessThan(60)
    expect(await owes()).toEqual([shorter, 60, Math.round((shorter - 60) * 100) / 100])
  })

  it("is owed no more once the booking is cancelled, which credits what was issued, until that is taken back", async () => {
    const id = await book()
    await enter(id, { amount: 60 })
    const { booking, invoice } = await clientOf("agency")
    const at = { params: { id }, query }
    await invoice.issue(at)
    const change = (event: "booking.cancelled" | "cancellation.takenBack") =>
      booking.changeStatus({ ...at, payload: { event, reason: "The hirer rang" } })
    await change("booking.cancelled")
    expect(await invoice.documents(at)).toMatchObject([
      { kind: "CREDIT_NOTE", reason: "The booking was cancelled" },
      { kind: "INVOICE" }
    ])
    expect(figures(await sheet(id))).toEqual([0, 60, -60, 0])
    expect(figures(await enter(id, { kind: "REFUND", amount: 60 }))).toEqual([0, 0, 0, 0])
    expect(await refusalOf(invoice.issue(at))).toMatchObject({
      status: 409,
      message: "This booking was cancelled: there is nothing to invoice."
    })
    await change("cancellation.takenBack")
    expect(figures(await sheet(id))).toEqual([103.82, 0, 103.82, 0])
    expect(await invoice.issue(at)).toMatchObject([{ total: 103.82 }, {}, {}])
  })

  it("loses nothing of 50 entries at the same time", async () => {
    const id = await book()
    const amounts = Array.from({ length: 50 }, (_, at) => at + 1)
    await Promise.all(amounts.map((amount) => enter(id, { amount })))
    const { entries, paid, due } = await sheet(id)
    expect(entries).toHaveLength(50)
    expect([paid, due]).toEqual([1275, 103.82 - 1275])
    const refunded = await Promise.allSettled(amounts.map(() => enter(id, { kind: "REFUND", amount: 100 })))
    expect(refunded.filter(({ status }) => status === "fulfilled")).toHaveLength(12)
    expect((await sheet(id)).paid).toBe(75)
  })

  it("holds an entry that is sent twice once", async () => {
    const id = await book()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => enter(id, {}, "agency", key)))
    expect(answers.map(({ entries }) => entries.length)).toEqual([1, 1, 1])
    expect((await sheet(id)).paid).toBe(50)
  })

  describe("cannot be entered", () => {
    let id = 0
    beforeAll(async () => {
      id = await book()
      await enter(id, { amount: 40 })
      await enter(id, { kind: "DEPOSIT_TAKEN", amount: 30 })
    })
    const wrong: ReadonlyArray<[string, Partial<NewMoneyEntry>, object]> = [
      ["without an amount", { amount: null }, { amount: "Enter the amount" }],
      ["as nothing", { amount: 0 }, { amount: "Amount must be more than 0" }],
      ["below nothing", { amount: -5 }, { amount: "Amount must be an amount of money, like 45 or 45.50" }],
      [
        "in thousandths",
        { amount: 1.005 },
        { amount: "Amount must be an amount of money, like 45 or 45.50" }
      ],
      ["as what nobody knows", { kind: "GIFT" }, { kind: "Say what happened to the money" }],
      ["without a method", { method: null }, { method: "Choose how it was paid" }],
      ["without a day", { date: null }, { date: "Enter the date" }],
      ["of tomorrow", { date: addDays(today, 1) }, { date: "Date must be today or earlier" }],
      [
        "of a day long before",
        { date: addDays(today, -366) },
        { date: "Date must be no more than a year before the booking was made" }
      ],
      [
        "with a long reference",
        { reference: "x".repeat(101) },
        { reference: "Reference must be 100 characters or fewer" }
      ],
      [
        "as more refunded than paid",
        { kind: "REFUND", amount: 40.01 },
        { amount: "A refund cannot be more than what was paid" }
      ],
      [
        "as more returned than held",
        { kind: "DEPOSIT_RETURNED", amount: 30.01 },
        { amount: "No more can be returned than is held" }
      ],
      [
        "as withheld without saying for what",
        { kind: "DEPOSIT_WITHHELD", amount: 30 },
        { withheldFor: "Enter what the deposit is withheld for" }
      ],
      [
        "as more withheld than held",
        { kind: "DEPOSIT_WITHHELD", amount: 31, withheldFor: "A scratch" },
        { amount: "No more can be withheld than is held" }
      ]
    ]
    it.each(wrong)("%s", async (_, given, problems) => {
      const expected = Object.entries(problems).map(([field, message]) => ({ field, message }))
      expect(await refusalOf(enter(id, given))).toMatchObject({ status: 400, violations: expected })
      expect(figures(await sheet(id))).toEqual([103.82, 40, 63.82, 30])
    })
  })

  it("takes an entry of the day a year before it was booked", async () => {
    expect((await enter(await book(), { date: addDays(today, -365) })).paid).toBe(50)
  })

  it("is undone by a counter entry with a reason, once", async () => {
    const id = await book()
    const entryId = last(await enter(id))
    expect(await refusalOf(counter(id, entryId, "  "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter the reason for cancelling the entry" }]
    })
    const after = await counter(id, entryId, " Typed twice ")
    expect(figures(after)).toEqual([103.82, 0, 103.82, 0])
    expect(after.entries).toMatchObject([
      { id: entryId, counteredBy: last(after), amount: 50 },
      { counters: entryId, amount: 50, kind: "PAYMENT", note: "Typed twice" }
    ])
    const refused = (message: string) => ({ status: 409, message })
    expect(await refusalOf(counter(id, entryId))).toMatchObject(refused("This entry is cancelled already."))
    expect(await refusalOf(counter(id, last(after)))).toMatchObject(
      refused("What cancels an entry cannot be cancelled.")
    )
    expect(await statusOf(counter(id, 2_000_000))).toBe(404)
  })

  it("keeps a payment on which a refund stands, and a deposit of which some was returned", async () => {
    const id = await book()
    const paid = last(await enter(id))
    await enter(id, { kind: "REFUND", amount: 1 })
    expect(await refusalOf(counter(id, paid))).toMatchObject({
      message: "Some of it was refunded. Cancel the refund first."
    })
    const taken = last(await enter(id, { kind: "DEPOSIT_TAKEN", amount: 9 }))
    await enter(id, { kind: "DEPOSIT_RETURNED", amount: 1 })
    expect(await refusalOf(counter(id, taken))).toMatchObject({
      message: "Some of it was returned or withheld. Cancel that first."
    })
  })

  it("is another agency's business as little as the booking is", async () => {
    const id = await book()
    const entryId = last(await enter(id))
    const other = "other-agency"
    for (const call of [
      () => sheet(id, other),
      () => enter(id, {}, other),
      () => counter(id, entryId, "Mine", other)
    ])
      expect(await statusOf(call())).toBe(404)
    const elsewhere = await book()
    expect(await statusOf(counter(elsewhere, entryId))).toBe(404)
    expect(await statusOf(sheet(2 ** 40))).toBe(404)
    expect(figures(await sheet(id))).toEqual([103.82, 50, 53.82, 0])
  })

  it("is of a booking without an invoice too, in the agency's currency", async () => {
    const vehicleId = await addVehicle({ regno: `MO ${++plates}` })
    const id = await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(5), endAt: inDays(6) })
    expect(figures(await enter(id, { amount: 5 }))).toEqual([0, 5, -5, 0])
    expect((await sheet(id)).currency).toBe("GBP")
  })

  it.each([
    ["JPY", 103_82, 104, 1, "Amount must be whole: JPY has no smaller unit"],
    [
      "KWD",
      103_82,
      103.82,
      0.5,
      "Amount must be an amount of money with 0 as its third decimal, like 45 or 45.500"
    ]
  ])("is counted in %s as it can be paid", async (currency, _, total, amount, words) => {
    const id = await book()
    await served.query(async (db) => {
      await db
        .insertInto("currencies")
        .values({ code: currency, name: currency, symbol: currency, position: 99 })
        .onConflict((one) => one.doNothing())
        .execute()
      await db.updateTable("invoices").set({ currency }).where("bookingId", "=", id).execute()
    })
    const wrong = currency === "JPY" ? 0.5 : 0.125
    expect(await refusalOf(enter(id, { amount: wrong }))).toMatchObject({ violations: [{ message: words }] })
    await enter(id, { amount })
    const rest = total - amount
    expect(figures(await enter(id, { amount: rest }))).toEqual([total, total, 0, 0])
  })

  it("keeps its entries as they were entered, whoever comes by another way", async () => {
    const id = await book()
    const entryId = last(await enter(id))
    const change = served.query((db) =>
      db.updateTable("moneyEntries").set({ amount: 1 }).where("id", "=", entryId).execute()
    )
    await expect(change).rejects.toThrow()
    await expect(
      served.query((db) => db.deleteFrom("moneyEntries").where("id", "=", entryId).execute())
    ).rejects.toThrow()
    expect((await sheet(id)).paid).toBe(50)
  })
})

import { beforeAll, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeHostile, violation } from "./describeHostile.ts"

const long = "x".repeat(20_000)
const uuid = "00000000-0000-4000-8000-000000000000"
const payment = { kind: "PAYMENT", amount: 5, method: "CASH", date: new Date().toISOString().slice(0, 10) }
const rating = { PROFESSIONALISM: 4, TIMELINESS: 3, CLEANLINESS: 3, REPEAT: 4 }
const person = { name: "Nia New", telephone: "0161 496 0003" }
const line = { rowId: uuid, decision: "TAKE", description: "Parking fine", amount: 10 }
const terms = { totalAmount: 1, version: 1 }

type Case = readonly [what: string, method: string, path: string, body: object, field: string]

const money = (what: string, more: object, field: string): Case => [
  ...([what, "POST", "/vehicle-booking/:booking/money", { ...payment, ...more }, field] as const)
]
const charge = (what: string, more: object, field: string): Case => [
  ...([what, "PUT", "/vehicle-booking/:booking/charges"] as const),
  { version: 1, lines: [{ ...line, ...more }] },
  field
]
const change = (what: string, more: object, field: string): Case => [
  ...([what, "PUT", "/vehicle-booking/:ahead/terms", { ...terms, ...more }, field] as const)
]
const rate = (what: string, more: object, field: string): Case => [
  ...([what, "POST", "/vehicle-booking/:complete/rating", { ...rating, ...more }, field] as const)
]
const hirer = (what: string, more: object, field: string): Case => [
  ...([what, "POST", "/client", { ...person, ...more }, field] as const)
]

const cases: ReadonlyArray<Case> = [
  money("a payment of nothing", { amount: 0 }, "amount"),
  money("a payment of less than nothing", { amount: -5 }, "amount"),
  money("a payment beyond what is counted", { amount: 1e300 }, "amount"),
  money("text in the place of an amount", { amount: "five" }, "amount"),
  money("an entry of no known kind", { kind: "GIFT" }, "kind"),
  money("a day that is none", { date: "2026-02-30" }, "date"),
  money("a day to come", { date: "2099-01-01" }, "date"),
  money("a reference without an end", { reference: long }, "reference"),
  charge("a charge of less than nothing", { amount: -5 }, `lines.${uuid}.amount`),
  charge("a charge beyond what is counted", { amount: 1e300 }, `lines.${uuid}.amount`),
  charge("words on an invoice without an end", { description: long }, `lines.${uuid}.description`),
  charge("a decision of no known kind", { decision: "MAYBE" }, `lines.${uuid}.decision`),
  change("an end that is no moment", { end: "tomorrow" }, "end"),
  change("an end before the start", { end: inDays(-900) }, "end"),
  change("a vehicle by its name", { vehicleId: "Ford" }, "vehicleId"),
  rate("six stars", { REPEAT: 6 }, "REPEAT"),
  rate("half a star", { REPEAT: 0.5 }, "REPEAT"),
  rate("a comment without an end", { comment: long }, "comment"),
  hirer("a hirer without a name", { name: " " }, "name"),
  hirer("an e-mail address that is none", { email: "notanemail" }, "email"),
  hirer("a birthday to come", { dateOfBirth: "2099-01-01" }, "dateOfBirth"),
  hirer("a name without an end", { name: long }, "name")
]

describeHostile("money, charges, terms, ratings and hirers", ({ target, ask, ...at }) => {
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    const vehicleId = await at.addVehicle({ regno: "HO52 ILE" })
    ids.booking = target.bookingId
    ids.complete = await at.addBooking({ vehicleId, status: "COMPLETE", completedAt: new Date() })
    ids.ahead = (await at.book({})).body.id
  })

  it.each(cases)("are refused: %s, at its field", async (_, method, path, body, field) => {
    const answer = await ask(
      method,
      path.replace(/:(\w+)/, (_, which) => `${ids[which]}`),
      body
    )
    expect(answer, JSON.stringify(answer.body)).toMatchObject(violation(field))
  })

  it.each([
    ["POST", "money"],
    ["POST", "money/1/counter"],
    ["PUT", "charges"],
    ["PUT", "terms"],
    ["POST", "rating"],
    ["POST", "invoice/credit"],
    ["POST", "documents/2026-0001/mail"]
  ])("answer %s %s of no booking, and of one that no number is for, with a refusal", async (method, path) => {
    for (const id of ["0", "-1", "999999999", "9007199254740993", "1e3", "none", "%00"])
      expect((await ask(method, `/vehicle-booking/${id}/${path}`, {})).status, id).toBeOneOf([400, 404])
  })

  it.each(["%27", "2026-0001%00", "..%2F..", "%F0%9F%98%80", "x".repeat(2_000)])(
    "find no document numbered %s",
    async (number) => {
      const path = `/vehicle-booking/${target.bookingId}/documents/${number}`
      expect((await ask("POST", `${path}/mail`)).status).toBeOneOf([400, 404])
      expect((await ask("GET", `${path}/pdf`)).status).toBeOneOf([400, 404])
    }
  )

  it("take back no entry of another booking's money", async () => {
    const entered = await ask("POST", `/vehicle-booking/${ids.ahead}/money`, payment)
    const [{ id }] = entered.body.entries
    const foreign = `/vehicle-booking/${target.bookingId}/money/${id}/counter`
    expect((await ask("POST", foreign, { reason: "Mine" })).status).toBe(404)
  })
})

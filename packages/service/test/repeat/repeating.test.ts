import { beforeAll, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

describeServed("An idempotency key", (served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const tokens: Record<string, string> = {}
  let plates = 0

  beforeAll(async () => {
    const { signIn } = inWordsOf(served)
    for (const name of ["agency", "other-agency", "admin"]) tokens[name] = (await signIn(name)).access_token
    await addBooking({ vehicleId: await addVehicle({ regno: "KE00 YYY" }) })
  })

  const post = async (path: string, body: unknown, key?: string, who = "agency") => {
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(who && { authorization: `Bearer ${tokens[who]}` }),
        ...(key !== undefined && { "idempotency-key": key })
      },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, body: await response.json() }
  }
  const wanted = async () => ({
    vehicleId: await addVehicle({ regno: `KE${++plates} YYY` }),
    clientId: served.people.client,
    start: inDays(10),
    end: inDays(12),
    source: "TELEPHONE",
    paymentMethod: "CARD"
  })
  const place = (name: string) => ({ name, city: "Leeds", country: "United Kingdom" })
  const placesCalled = (name: string) =>
    served.query((db) => db.selectFrom("locations").select("agencyId").where("name", "=", name).execute())

  it("makes one of fifty that are sent at once, and answers all of them the same", async () => {
    const body = await wanted()
    const fifty = Array.from({ length: 50 }, () => post("/vehicle-booking", body, "fifty"))
    const answers = await Promise.all(fifty)
    expect(answers[0]?.status).toBe(200)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const made = await served.query((db) =>
      db.selectFrom("bookings").select("id").where("vehicleId", "=", body.vehicleId).execute()
    )
    expect(made).toEqual([{ id: answers[0]?.body.id }])
  })

  it("answers what was made to whoever never got the answer", async () => {
    const body = await wanted()
    const given = new AbortController()
    const lost = fetch(`${served.url}/api/v1/vehicle-booking`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${tokens.agency}`,
        "idempotency-key": "lost"
      },
      body: JSON.stringify(body),
      signal: given.signal
    })
    given.abort()
    await lost.catch(() => {})
    const { status, body: made } = await post("/vehicle-booking", body, "lost")
    expect(status).toBe(200)
    expect(await post("/vehicle-booking", body, "lost")).toEqual({ status: 200, body: made })
    const rows = await served.query((db) =>
      db.selectFrom("bookings").select("id").where("vehicleId", "=", body.vehicleId).execute()
    )
    expect(rows).toEqual([{ id: made.id }])
  })

  it("gives out one link however often it is asked for, secret included", async () => {
    const vehicleId = await addVehicle({ regno: "LI11 NKK" })
    const id = await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(2), endAt: inDays(3) })
    const first = await post(`/vehicle-booking/${id}/link`, undefined, "a link")
    expect(first.status).toBe(400)
    const key = "a-link"
    const issued = await post(`/vehicle-booking/${id}/link`, undefined, key)
    expect(issued.body.linkAddress).toContain("#")
    expect(await post(`/vehicle-booking/${id}/link`, undefined, key)).toEqual(issued)
    const other = await post(`/vehicle-booking/${id}/link`, undefined, "another-link")
    expect(other.body.id).not.toBe(issued.body.id)
    const kept = await served.query((db) => db.selectFrom("performedCalls").selectAll().execute())
    expect(JSON.stringify(kept)).not.toContain(issued.body.linkAddress.split("#")[1])
    expect(JSON.stringify(kept)).not.toContain(key)
  })

  it("answers another tenant, or another user, nothing that it did for somebody else", async () => {
    const mine = await post("/vehicle-location", place("Quay"), "shared")
    const theirs = await post("/vehicle-location", place("Quay"), "shared", "other-agency")
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.body.id).not.toBe(mine.body.id)
    expect(await placesCalled("Quay")).toHaveLength(2)
    const inAgency = `/vehicle-location?agencyId=${served.people.agency}`
    expect((await post(inAgency, place("Quay"), "shared", "other-agency")).status).toBe(404)
    expect((await post("/vehicle-location", place("Quay"), "shared", "")).status).toBe(401)
  })

  it("is refused with another request, in words that say so", async () => {
    expect((await post("/vehicle-location", place("Wharf"), "reused")).status).toBe(200)
    const message = "Another request was made with this idempotency key. Use a new key for each request."
    const refused = { status: 409, body: { message } }
    expect(await post("/vehicle-location", place("Dock"), "reused")).toEqual(refused)
    const inAgency = `/vehicle-location?agencyId=${served.people.agency}`
    expect(await post(inAgency, place("Wharf"), "reused")).toEqual(refused)
    expect(await placesCalled("Dock")).toEqual([])
  })

  it("is one of another call at another endpoint, and does nothing where nothing can be repeated", async () => {
    const times = { start: inDays(40), end: inDays(42) }
    expect((await post("/vehicle-location", place("Pier"), "everywhere")).status).toBe(200)
    expect((await post("/vehicle-booking", { ...(await wanted()), ...times }, "everywhere")).status).toBe(200)
    for (const names of [["Ford"], ["Fiat"]])
      expect((await post("/vehicle-choice/filtered", { names }, "everywhere")).status).toBe(200)
  })

  it("is free again after a refusal, of which nothing is kept", async () => {
    const body = await wanted()
    const wrong = { ...body, end: inDays(9) }
    expect((await post("/vehicle-booking", wrong, "refused")).status).toBe(400)
    expect((await post("/vehicle-booking", wrong, "refused")).status).toBe(400)
    expect((await post("/vehicle-booking", body, "refused")).status).toBe(200)
  })

  it("is the same in quotes and without", async () => {
    const first = await post("/vehicle-location", place("Lock"), "quoted")
    expect(await post("/vehicle-location", place("Lock"), '"quoted"')).toEqual(first)
  })

  it.each([
    ["none", ""],
    ["two quotes", '""'],
    ["256 characters", "k".repeat(256)],
    ["10,000 characters", "k".repeat(10_000)],
    ["a space", "a key"],
    ["letters beyond ASCII", "clé"],
    ["a tab", "a\tkey"]
  ])("is refused where it is %s", async (_, key) => {
    const { status, body } = await post("/vehicle-location", place("Never"), key)
    expect(status).toBe(400)
    const message = "Idempotency-Key must be 1 to 255 visible ASCII characters"
    expect(body).toEqual({ violations: [{ field: "Idempotency-Key", message }] })
    expect(await placesCalled("Never")).toEqual([])
  })

  it("may hold 255 characters, and such as mean something elsewhere", async () => {
    for (const key of ["k".repeat(255), "'; drop table bookings; --", "__proto__", "%00", "../../etc"].map(
      (one) => one.replaceAll(" ", "")
    )) {
      const name = `Place of ${key.slice(0, 20)}`
      const first = await post("/vehicle-location", place(name), key)
      expect(first.status, key).toBe(200)
      expect(await post("/vehicle-location", place(name), key), key).toEqual(first)
    }
  })

  it("is taken from a body where a portal of before put it, and an empty one there is none", async () => {
    const body = { ...(await wanted()), idempotencyKey: "old-portal" }
    const first = await post("/vehicle-booking", body)
    expect(await post("/vehicle-booking", body)).toEqual(first)
    expect((await post("/vehicle-booking", { ...body, source: "WALK_IN" })).status).toBe(409)
    const { idempotencyKey: key, ...plain } = body
    expect(await post("/vehicle-booking", plain, key)).toEqual(first)
    for (const idempotencyKey of ["", null])
      expect((await post("/vehicle-booking", { ...(await wanted()), idempotencyKey })).status).toBe(200)
  })

  it("does nothing to what nests deeper than a program can follow", async () => {
    const deep = `${"[".repeat(45_000)}${"]".repeat(45_000)}`
    const response = await fetch(`${served.url}/api/v1/vehicle-location`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${tokens.agency}`,
        "idempotency-key": "deep"
      },
      body: `{"name":"Deep","city":"Leeds","country":"United Kingdom","more":${deep}}`
    })
    expect(response.status).toBe(400)
  })
})

import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { requestsAt } from "./requestsAt.ts"

describeServedOnce("A hostile ward", (served) => {
  const { signIn, forgetTries, body, newWard, request, changed, rowOf, unlockedGuest, guestWithLink } =
    requestsAt(served)
  const tokens = { client: "", other: "" }
  beforeAll(async () => {
    tokens.client = (await signIn("client")).access_token
    tokens.other = (await signIn("other-client")).access_token
  })
  beforeEach(() => forgetTries())

  const ask = async (
    method: string,
    path: string,
    { token = tokens.client, sent, key }: { token?: string; sent?: unknown; key?: string } = {}
  ) => {
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent !== undefined && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key })
      },
      ...(sent !== undefined && { body: typeof sent === "string" ? sent : JSON.stringify(sent) })
    })
    return { status: response.status, body: await response.json() }
  }
  const make = (more: object, key = "") =>
    ask("POST", "/transport-request", { sent: { ...body(), ...more }, key })
  const asGuest = (more: object) =>
    ask("POST", "/guest/transport", { token: "", sent: { ...body({ semail: newWard() }), ...more } })
  const at = (field: string) => ({ status: 400, body: { violations: [{ field }] } })

  it("sends no more than a request can hold", async () => {
    expect((await asGuest({ specialRequests: "x".repeat(100_000) })).status).toBe(413)
    expect((await make({ specialRequests: "x".repeat(3_000_000) })).status).toBe(413)
    expect(await asGuest({ specialRequests: "x".repeat(1_001) })).toMatchObject(at("specialRequests"))
    expect(await make({ pward: "x".repeat(256) })).toMatchObject(at("pward"))
    const confirmed = Array.from({ length: 500 }, () => ({ field: "x", text: "x", answer: "x" }))
    const made = await make({ confirmed })
    expect(made.status).toBe(200)
    expect((await rowOf(made.body.id)).confirmed).toEqual([])
    expect((await ask("POST", "/guest/transport", { token: "", sent: "{" })).status).toBe(400)
    expect((await ask("POST", "/guest/transport", { token: "", sent: "[".repeat(5_000) })).status).toBe(400)
  })

  it("hides nothing behind what cannot be seen or kept", async () => {
    for (const name of ["\u200b\u3164", "\ud800", "a\u0000b"])
      for (const asking of [make, asGuest])
        expect(await asking({ patientName: name }), JSON.stringify(name)).toMatchObject(at("patientName"))
    for (const semail of [
      "a@b",
      "Ward <a@b.example>",
      "a@b.example, c@d.example",
      "a@b.example\r\nBcc: c@d.example"
    ])
      expect(await asGuest({ semail }), semail).toMatchObject(at("semail"))
  })

  it("asks for no crew that there is not, and names no line twice", async () => {
    const line = { rowId: "a", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 }
    const crews = [
      [{ ...line, numberOfStaff: -1 }],
      [{ ...line, numberOfStaff: 21 }],
      [{ ...line, numberOfStaff: 1.5 }],
      [{ ...line, assignmentCode: 3 }],
      [{ ...line, gender: "NONE" }],
      [line, line],
      [{ ...line, rowId: "../../x" }],
      Array.from({ length: 21 }, (_, row) => ({ ...line, rowId: String(row) })),
      "nurses",
      [{ rowId: "a" }]
    ]
    for (const transportWorkerSpecList of crews)
      expect((await make({ transportWorkerSpecList })).status, JSON.stringify(transportWorkerSpecList)).toBe(
        400
      )
  })

  it("asks no agency that there is not, and in no other client's name", async () => {
    for (const agencyId of [0, -1, 999_999, 2_147_483_648])
      expect((await make({ agencyId })).status).toBe(404)
    for (const agencyId of ["x", null, 1.5, 1e20, {}]) expect((await make({ agencyId })).status).toBe(400)
    const path = `/transport-request?clientId=${served.people.client}`
    expect((await ask("POST", path, { token: tokens.other, sent: body() })).status).toBe(404)
    for (const clientId of ["0x1", "1e0", "01"])
      expect((await ask("GET", `/transport-request/0/5?clientId=${clientId}`)).status).toBe(400)
  })

  it("travels at no time that is none, and is asked about one that cannot be meant", async () => {
    for (const dateTimeRequired of ["soon", "2026-02-30T09:00:00Z", "", 8.64e15 + 1, true])
      expect((await make({ dateTimeRequired })).status, String(dateTimeRequired)).toBe(400)
    for (const dateTimeRequired of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", inDays(-1), inDays(400)])
      expect((await make({ dateTimeRequired })).body.violations[0].field).toBe("dateTimeRequired")
    for (const pdob of ["1971-02-29", inDays(2).slice(0, 10), "71-03-09"])
      expect((await make({ pdob })).body.violations[0].field, pdob).toBe("pdob")
  })

  it("makes no journey of the far end of time by which nobody could look at it again", async () => {
    const said = { field: "dateTimeRequired", text: "This is more than a year from now" }
    const confirmedAs = (dateTimeRequired: string, age: string) => [
      { ...said, answer: JSON.stringify(dateTimeRequired) },
      { field: "pdob", text: `The patient would be ${age} years old`, answer: JSON.stringify("1971-03-09") }
    ]
    for (const [dateTimeRequired, age] of [
      ["9999-12-31T23:59:59.999Z", "8028"],
      ["2199-12-31T23:00:00.000Z", "228"]
    ] as const) {
      const asked = { dateTimeRequired, confirmed: confirmedAs(dateTimeRequired, age) }
      expect(await make(asked), dateTimeRequired).toMatchObject(at("dateTimeRequired"))
      expect(await asGuest(asked), dateTimeRequired).toMatchObject(at("dateTimeRequired"))
    }
    const far = inDays(3_600)
    const confirmed = [{ ...said, answer: JSON.stringify(far) }]
    const made = await make({ dateTimeRequired: far, confirmed })
    const path = `/transport/${made.body.id}`
    const token = (await signIn("agency")).access_token ?? ""
    await ask("PUT", `${path}/status`, { token, sent: { event: "job.accepted" } })
    expect(await ask("GET", path, { token })).toMatchObject({
      status: 200,
      body: { transportStatus: "ACCEPTED", dateTimeRequired: far }
    })
  })

  it("changes nothing by a version that is older, newer or none", async () => {
    const job = await request()
    const put = (version: unknown) =>
      ask("PUT", `/transport-request/${job.id}`, {
        sent: { ...changed(job, { destination: "Nowhere" }), version }
      })
    for (const version of [0, -1, 2]) expect((await put(version)).status, String(version)).toBe(409)
    for (const version of ["x", 1.5, 1e20, {}]) expect((await put(version)).status, String(version)).toBe(400)
    const sent = { reason: "No bed", version: 7 }
    expect((await ask("PUT", `/transport-request/${job.id}/cancellation`, { sent })).status).toBe(409)
    expect(
      (await ask("PUT", `/transport-request/${job.id}/cancellation`, { sent: { reason: "x".repeat(501) } }))
        .status
    ).toBe(400)
    expect(await rowOf(job.id)).toMatchObject({
      version: 1,
      status: "NEW",
      destination: "Callington Road Hospital"
    })
  })

  it("makes one of what it sends again, and reads by another's key nothing of theirs", async () => {
    const key = randomUUID()
    const [first, second] = [await make({}, key), await make({}, key)]
    expect(second).toEqual(first)
    expect((await make({ pward: "Oak" }, key)).status).toBe(409)
    const others = await ask("POST", "/transport-request", { token: tokens.other, sent: body(), key })
    expect(others.status).toBe(200)
    expect(others.body.id).not.toBe(first.body.id)

    const own = await unlockedGuest()
    const locked = await own.visit()
    const sent = { reason: "No bed" }
    const path = `/transport-request/${own.id}/cancellation`
    const cancelled = await ask("PUT", path, { token: own.token, sent, key })
    expect(cancelled.body).toMatchObject({ patientName: "Ottoline Featherstone" })
    const replayed = await ask("PUT", path, { token: locked.token, sent, key })
    expect(replayed.status).toBe(403)
    expect(JSON.stringify(replayed.body)).not.toContain("Ottoline")
  })

  it("learns nothing by asking for other numbers, or what a search is made of", async () => {
    const { id } = await guestWithLink()
    for (const path of [
      `/transport-request/${id}`,
      `/transport-request/${id}/messages`,
      `/transport-request/${id}/looks/0/5`
    ])
      expect((await ask("GET", path)).body).toEqual({ message: "This transport job cannot be found." })
    const mine = await request()
    for (const text of ["%", "_", "\\", "' or 1=1 --", "ottoline", "943", "1971"]) {
      const { status, body: page } = await ask(
        "GET",
        `/transport-request/0/50?searchCriteria=${encodeURIComponent(text)}`
      )
      expect(status, text).toBe(200)
      expect(JSON.stringify(page), text).not.toContain(mine.refPrefix)
    }
    const patient = { patientName: "%", pdob: "%", day: "%' or '1'='1" }
    expect(await ask("POST", "/transport-request/same-patient", { sent: patient })).toEqual({
      status: 200,
      body: []
    })
  })

  it("cannot flood an agency with changes and messages of one request", async () => {
    const job = await request()
    await served.query((db) =>
      db
        .insertInto("signInAttempts")
        .values(Array.from({ length: 60 }, () => ({ key: `transport:change:${job.id}`, at: new Date() })))
        .execute()
    )
    const message = { sent: { body: "Hello" } }
    expect((await ask("POST", `/transport-request/${job.id}/messages`, message)).status).toBe(429)
    const change = { sent: changed(job, { destination: "Nowhere" }) }
    expect((await ask("PUT", `/transport-request/${job.id}`, change)).status).toBe(429)
  })

  it("never had an answer that was a failure of the service, nor left the patient in its log", () => {
    expect(served.log.length).toBeGreaterThan(0)
    expect(served.log.filter((line) => JSON.parse(line).status >= 500)).toEqual([])
    expect(served.log.join("\n")).not.toMatch(/Ottoline|Featherstone/)
  })
})

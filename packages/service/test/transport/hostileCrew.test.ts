import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("A hostile desk or worker", (served) => {
  const at = jobsAt(served)
  const { accepted, planned, crewMember, ambulance, desk, specOf, signIn } = at
  const tokens: Record<string, string> = {}
  let day = 10
  beforeAll(async () => {
    await at.askLittle()
    for (const name of ["agency", "other-agency", "worker", "other-worker", "admin"])
      tokens[name] = (await signIn(name)).access_token ?? ""
  })
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  const ask = async (
    method: string,
    path: string,
    { as = "agency", sent, key }: { as?: string; sent?: unknown; key?: string } = {}
  ) => {
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens[as]}`,
        ...(sent !== undefined && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key })
      },
      ...(sent !== undefined && { body: typeof sent === "string" ? sent : JSON.stringify(sent) })
    })
    return { status: response.status, body: await response.json() }
  }
  const put = (path: string, sent: unknown, as = "agency") => ask("PUT", path, { sent, as })

  it("authorises and enters no time that is none, nor one that lasts for ever", async () => {
    const { job } = await planned(day)
    const path = `/transport/${job.id}/authorisation`
    const good = { transportId: job.id, start: inDays(day), end: inDays(day + 1), breakTime: 0 }
    for (const more of [
      ...[
        { start: "soon" },
        { start: 1e20 },
        { end: {} },
        { breakTime: 1.5 },
        { breakTime: "x" },
        { version: 1e20 }
      ]
    ])
      expect((await put(path, { ...good, ...more })).status, JSON.stringify(more)).toBe(400)
    const odd = [
      { start: "0001-01-01T00:00:00Z" },
      { end: "9999-12-31T23:59:59Z" },
      { end: good.start },
      { breakTime: -1 },
      { breakTime: 1e15 },
      { breakTime: 99_999 }
    ]
    for (const more of odd)
      expect((await put(path, { ...good, ...more })).status, JSON.stringify(more)).toBe(400)
    const far = { start: "9999-12-30T00:00:00Z", end: "9999-12-31T00:00:00Z" }
    expect(await put(path, { ...good, ...far })).toMatchObject({ status: 400, body: { violations: [{}] } })
    expect((await put(path, { ...good, transportId: job.id + 1 })).status).toBe(400)
    expect((await put(path, "{")).status).toBe(400)
    const schedule = `/transport/schedule?from=${inDays(1)}&to=9999-12-31T23:59:59Z`
    expect((await ask("GET", schedule)).status).toBe(400)
    const times = { bookingId: 1, start: inDays(day), end: inDays(day + 1) }
    for (const more of [{ bookingId: -1 }, { bookingId: 2 ** 31 }, { bookingId: 1e15 }])
      expect(
        (await put(`/transport/${job.id}/times`, { id: job.id, times: [{ ...times, ...more }] })).status
      ).toBe(400)
  })

  it("picks and books nobody that there is not, and nothing of another's", async () => {
    const job = await accepted(day)
    const seat = `/transport/${job.id}/specs/${specOf(job, 32).workerSpecId}/bookings`
    for (const id of [0, -1, 2 ** 31, 1e15, 999_999]) {
      for (const pick of ["vehicle", "driver", "leader"])
        expect((await put(`/transport/${job.id}/${pick}`, { id })).status, `${pick} ${id}`).toBe(400)
      expect([404, 409]).toContain((await ask("POST", seat, { sent: { workerId: id } })).status)
      expect((await ask("GET", `/transport/${id}`)).status).toBe(404)
      expect((await put(`/transport/bookings/${id}/approval`, {})).status).toBe(404)
    }
    for (const id of ["x", 1.5, {}])
      expect((await put(`/transport/${job.id}/vehicle`, { id })).status, String(id)).toBe(400)
    const others = await put(`/transport/${job.id}/vehicle`, { id: await ambulance() }, "other-agency")
    expect(others.status).toBe(404)
  })

  it("says no reason, message or crew that cannot be kept, and takes markup for words", async () => {
    const job = await accepted(day)
    const step = (reason: unknown) => put(`/transport/${job.id}/status`, { event: "job.cancelled", reason })
    for (const reason of ["", " \u200b ", "x".repeat(501), 7, {}])
      expect((await step(reason)).status, JSON.stringify(reason)).toBe(400)
    const say = (body: unknown) => ask("POST", `/transport/${job.id}/messages`, { sent: { body } })
    for (const body of ["", "\u200b", "x".repeat(2_001), "\u0000", "\ud800", 7, null])
      expect((await say(body)).status, JSON.stringify(body)).toBe(400)
    const markup = "<img src=x onerror=alert(1)> \u202etfel\u202c {{1}} $(1)"
    expect((await say(markup)).body).toMatchObject({ body: markup.replaceAll(/[\u202c\u202e]/g, "") })
    expect((await put(`/transport/${job.id}/status`, { event: "__proto__" })).status).toBe(400)
    expect((await put(`/transport/${job.id}/status`, { event: "job.expired" })).status).toBe(400)
    const crew = `/transport/${job.id}/specs`
    for (const rowId of ["__proto__", "constructor", "toString"]) {
      const line = { rowId, assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 }
      expect([200, 400]).toContain((await put(crew, { transportWorkerSpecList: [line] })).status)
    }
    expect((await ask("GET", `/transport/${job.id}`)).status).toBe(200)
  })

  it("keeps a reason that no database could write out of every step that takes one", async () => {
    for (const reason of ["a\u0000b", "\ud800"]) {
      const { job } = await planned(day)
      const [place] = specOf(job, 32).bookings
      expect((await put(`/transport/${job.id}/status`, { event: "job.cancelled", reason })).status).toBe(400)
      expect((await put(`/transport/bookings/${place?.id}/rejection`, { reason })).status).toBe(400)
      expect((await put(`/transport/${job.id}/hold`, { reason }, "admin")).status).toBe(400)
      day += 2
    }
  })

  it("gets no answer again that it may not read any more", async () => {
    const { id } = await at.request({ dateTimeRequired: inDays(day) })
    const key = randomUUID()
    const sent = { event: "job.accepted" }
    const path = `/transport/${id}/status`
    const first = await ask("PUT", path, { sent, key })
    expect(first.body).toMatchObject({ patientName: "Ottoline Featherstone" })
    const stolen = await ask("PUT", path, { sent, key, as: "other-agency" })
    expect(stolen.status).toBe(404)
    expect(JSON.stringify(stolen.body)).not.toContain("Ottoline")
    const roles = await served.query((db) =>
      db.deleteFrom("rolePermissions").where("permission", "=", "VIEW_TRANSPORT").returningAll().execute()
    )
    expect((await ask("PUT", path, { sent, key })).status).toBe(403)
    await served.query((db) => db.insertInto("rolePermissions").values(roles).execute())
  })

  it("takes no seat in another's name, and none that is not offered", async () => {
    const job = await accepted(day)
    const { worker, otherWorker } = served.people
    const spec = specOf(job, 32).workerSpecId
    for (const id of [spec, 0, -1, 2 ** 31])
      expect((await ask("POST", `/worker/${otherWorker}/seats/${id}`, { as: "worker" })).status).toBe(404)
    for (const id of [0, -1, 2 ** 31, 999_999])
      expect((await ask("GET", `/worker/${worker}/transport/${id}`, { as: "worker" })).status).toBe(404)
  })

  it("leaves the counts true, whatever was done, refused and erased", async () => {
    const transport = await desk()
    const { job } = await planned(day)
    await transport.step({ params: { id: job.id }, payload: { event: "job.cancelled", reason: "No bed" } })
    const other = await at.request({ dateTimeRequired: inDays(day) })
    const both = [served.people.agency, served.people.otherAgency]
    const admin = (await at.clientOf("admin")).transport
    const legible = (transportLegibleAgencyIds: ReadonlyArray<number>) =>
      admin.saveLegible({ params: { id: other.id }, query: {}, payload: { transportLegibleAgencyIds } })
    await legible(both)
    await legible([served.people.otherAgency])
    await legible(both)
    await crewMember()
    const { counted, there } = await served.query(async (db) => ({
      counted: await db
        .selectFrom("tallies")
        .select(["agencyId", "value", "amount"])
        .where("measure", "=", "transport_status")
        .where("agencyId", "<>", 0)
        .where("amount", "<>", 0)
        .orderBy("agencyId")
        .orderBy("value")
        .execute(),
      there: await db
        .selectFrom("transportJobAgencies")
        .select(({ fn }) => ["agencyId", "status as value", fn.countAll<number>().as("amount")])
        .groupBy(["agencyId", "status"])
        .orderBy("agencyId")
        .orderBy("status")
        .execute()
    }))
    expect(there.length).toBeGreaterThan(2)
    expect(counted.map((one) => ({ ...one, amount: Number(one.amount) }))).toEqual(
      there.map((one) => ({ ...one, amount: Number(one.amount) }))
    )
  })

  it("never had an answer that was a failure of the service, nor left the patient in its log", () => {
    expect(served.log.length).toBeGreaterThan(0)
    expect(served.log.filter((line) => JSON.parse(line).status >= 500)).toEqual([])
    expect(served.log.join("\n")).not.toMatch(/Ottoline|Featherstone/)
  })
})

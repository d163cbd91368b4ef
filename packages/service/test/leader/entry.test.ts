import { makeClient } from "@crewfleet/sdk"
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { logsAt } from "./logsAt.ts"
import { someProperty, someVehicleLog } from "./someRecords.ts"

const refused = { status: 403, message: "You are not authorized to access this resource." }

describeServedOnce("Who is let in to the log of a journey", (served) => {
  const at = logsAt(served)
  const { journey, leading, device, deviceOf, newLeader, nameLeader, desk, clientOf } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())
  afterEach(() => {
    served.ahead = 0
  })

  it("lets in its leader, with all that the journey needs, and nobody else", async () => {
    const there = await journey()
    const other = await newLeader()
    const { id } = there
    expect(await refusalOf((await leading(other.name))(id))).toMatchObject(refused)
    expect(await refusalOf((await leading("other-worker"))(id))).toMatchObject(refused)
    const { leader } = await clientOf("other-worker")
    const params = { id, workerId: served.people.worker }
    expect(await statusOf(leader.open({ params, payload: {} }))).toBe(404)
    expect(await refusalOf((await leading())(999_999))).toMatchObject(refused)

    const entry = await (await leading())(id)
    expect(entry).toMatchObject({ visit: { scope: "transport.log", recordId: id } })
    expect(entry.takenOverFrom).toBeUndefined()
    expect(Buffer.from(entry.secret ?? "", "base64url")).toHaveLength(32)
    expect(await deviceOf(id, entry).read()).toMatchObject({
      job: { id, patientName: "Ottoline Featherstone", teamLeader: { id: served.people.worker } },
      workerId: served.people.worker,
      isFormer: false,
      vehicle: { id: there.vehicleId, openDefects: [] },
      records: [],
      returns: []
    })
  })

  it("gives the same leader the same secret again, and each device a token of its own", async () => {
    const { id } = await journey()
    const open = await leading()
    const [one, two] = [await open(id), await open(id)]
    expect(two.secret).toBe(one.secret)
    expect(two.visit?.token).not.toBe(one.visit?.token)
    expect((await (await leading())((await journey()).id)).secret).not.toBe(one.secret)
    const kept = await served.query((db) =>
      db.selectFrom("transportLogHands").select("secret").where("jobId", "=", id).execute()
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]?.secret).not.toContain(one.secret ?? "")
    await served.query((db) =>
      db
        .updateTable("accessLinks")
        .set((row) => ({ uses: row.ref("mostUses") }))
        .where("recordId", "=", id)
        .execute()
    )
    expect((await open(id)).secret).toBe(one.secret)
  })

  it("opens nothing before the crew was sent, nor once the job is over", async () => {
    for (const status of ["AUTHORIZED", "CLOSED", "CANCELLED"] as const)
      expect(await statusOf((await leading())((await journey({ status })).id)), status).toBe(409)
  })

  it("keeps a link to one log from every other, and from all else", async () => {
    const one = await journey()
    const two = await journey()
    const { visit } = await (await leading())(one.id)
    const holder = makeClient({ baseUrl: served.url, linkToken: visit?.token ?? "", retries: 0 })
    expect(await statusOf(holder.leader.read({ params: { id: two.id } }))).toBe(404)
    expect(await statusOf(holder.transportRequest.byId({ params: { id: one.id }, query: {} }))).toBe(403)
    expect(await statusOf(holder.transport.byId({ params: { id: one.id }, query: {} }))).toBe(403)
    const { leader } = await clientOf("worker")
    expect(await statusOf(leader.read({ params: { id: one.id } }))).toBe(403)
  })

  it("asks nobody for a code where nothing was noted yet, and ends the hand before", async () => {
    const next = await newLeader()
    const { id } = await journey({ second: next.workerId })
    const first = await device(id)
    await nameLeader(id, next.workerId)
    const second = await device(id, next.name)
    expect(await second.read()).toMatchObject({ workerId: next.workerId, isFormer: false })
    expect(await refusalOf(first.read())).toMatchObject({ status: 403 })
  })

  it("lets in whoever had the log before, to send what their device still has, which stands aside", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const secret = (await (await leading())(id)).secret
    await nameLeader(id, next.workerId)
    const stillKeeping = await device(id)
    expect(await stillKeeping.read()).toMatchObject({
      isFormer: true,
      job: { withheld: expect.arrayContaining(["patientName"]) }
    })
    const second = await device(id, next.name)
    const taken = await second.property("TAKEN", someProperty(["A red bag"]))

    const again = await (await leading())(id)
    expect(again).toMatchObject({ secret, visit: { scope: "transport.log", recordId: id } })
    const on = deviceOf(id, again)
    expect(await refusalOf(on.read())).toMatchObject({ status: 403 })
    expect(await on.property("TAKEN", someProperty(["A blue bag"]))).toMatchObject({ isAside: true })
    expect(await on.vehicle(someVehicleLog(vehicleId))).toMatchObject({ isAside: true })
    const { records } = await second.read()
    expect(records).toMatchObject([{ id: taken.id, kind: "propertyTaken", workerId: next.workerId }])
    expect((await at.eventsOf(id)).filter(({ event }) => event === "log.takenOver")).toHaveLength(1)
    const other = await newLeader()
    expect(await refusalOf((await leading(other.name))(id))).toMatchObject(refused)
  })

  it("wants a sign-in that is no older than half an hour, however often it was renewed", async () => {
    const { id } = await journey()
    const open = await leading("worker", clientsOf(served))
    served.ahead = 29 * 60_000
    expect((await open(id)).visit).toBeDefined()
    served.ahead = 31 * 60_000
    expect(await refusalOf(open(id))).toMatchObject({
      status: 401,
      message: "Sign in again to open the log of this journey."
    })
    const { access_token, refresh_token } = await at.signIn("worker")
    served.ahead = 75 * 60_000
    const renewed = await at.refresh(String(refresh_token))
    expect(renewed.access_token).not.toBe(access_token)
    const answer = await fetch(`${served.url}/api/v1/worker/${served.people.worker}/transport/${id}/log`, {
      method: "POST",
      headers: { authorization: `Bearer ${renewed.access_token}`, "content-type": "application/json" },
      body: "{}"
    })
    expect(answer.status).toBe(401)
  })

  it("lets another leader take a begun log over with the code alone, once", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const first = await device(id)
    await first.vehicle(someVehicleLog(vehicleId))
    await nameLeader(id, next.workerId)
    expect(await first.read()).toMatchObject({
      isFormer: true,
      job: { withheld: expect.arrayContaining(["patientName"]) }
    })
    const open = await leading(next.name)
    expect(await open(id)).toEqual({ takenOverFrom: "Una Reed" })
    const { code, leader, endsAt } = await (await desk()).code(id)
    expect(code).toMatch(/^\d{6}$/)
    expect(leader).toMatch(/^Ivo Dale/)
    expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    const second = deviceOf(id, await open(id, `${code.slice(0, 3)} ${code.slice(3)}`))
    expect((await second.read()).records).toHaveLength(1)
    expect(await refusalOf(first.read())).toMatchObject({ status: 403 })
    expect((await at.eventsOf(id)).map(({ event }) => event)).toEqual([
      "log.opened",
      "log.received",
      "journey.started",
      "leader.exchanged",
      "log.codeMade",
      "log.takenOver"
    ])
    await nameLeader(id, served.people.worker)
    expect(await statusOf((await leading())(id, code))).toBe(400)
  })

  it("gives up a code after five wrong ones, and after a quarter of an hour", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    await (await device(id)).vehicle(someVehicleLog(vehicleId))
    await nameLeader(id, next.workerId)
    const open = await leading(next.name)
    const { code } = await (await desk()).code(id)
    const wrong = code === "000000" ? "000001" : "000000"
    const words = [
      { field: "code", message: "This code is wrong, or has ended. Ask your agency for another one" }
    ]
    for (const typed of [wrong, wrong, "12345", "abcdef", wrong])
      expect(await refusalOf(open(id, typed))).toMatchObject({ status: 400, violations: words })
    expect(await statusOf(open(id, code))).toBe(400)
    const late = await (await desk()).code(id)
    served.ahead = 15 * 60_000 + 1_000
    expect(await statusOf(open(id, late.code))).toBe(400)
    served.ahead = 0
    expect((await open(id, late.code)).visit).toBeDefined()
  })

  it("holds back whoever tries codes or makes them without end", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    await (await device(id)).vehicle(someVehicleLog(vehicleId))
    await nameLeader(id, next.workerId)
    const open = await leading(next.name)
    const { code } = await desk()
    for (let made = 0; made < 5; made += 1) await code(id)
    expect(await statusOf(code(id))).toBe(429)
    for (let tried = 0; tried < 15; tried += 1) expect(await statusOf(open(id, "1"))).toBe(400)
    expect(await statusOf(open(id, "1"))).toBe(429)
  })

  it("makes no code where none is needed, and none for another agency", async () => {
    const { code } = await desk()
    const { id } = await journey()
    expect(await refusalOf(code(id))).toMatchObject({ status: 409 })
    await device(id)
    expect(await refusalOf(code(id))).toMatchObject({
      status: 409,
      message: "Una Reed keeps this log already: name another leader first."
    })
    const { journeyLog } = await clientOf("other-agency")
    expect(await statusOf(journeyLog.makeCode({ params: { id }, query: {} }))).toBe(404)
    expect(await statusOf(journeyLog.byId({ params: { id }, query: {} }))).toBe(404)
  })

  it("asks for the passcode at sign-in as before", async () => {
    await served.query((db) =>
      db
        .updateTable("users")
        .set({ otpRequired: true })
        .where("email", "=", "worker@crewfleet.example")
        .execute()
    )
    expect((await at.signIn("worker")).access_token).toBe("OTP_SENT")
    const { access_token: token } = await at.signIn("worker", await at.latestCode())
    const session = { current: () => ({ accessToken: token }) as never, renew: () => {}, end: () => {} }
    const { leader } = makeClient({ baseUrl: served.url, session })
    const { id } = await journey()
    const params = { id, workerId: served.people.worker }
    expect((await leader.open({ params, payload: {} })).visit?.recordId).toBe(id)
    await served.query((db) =>
      db
        .updateTable("users")
        .set({ otpRequired: false })
        .where("email", "=", "worker@crewfleet.example")
        .execute()
    )
  })

  it("ends with the link after 30 days, where signing in again lets in, and tells nothing more once it is withdrawn", async () => {
    const ended = {
      status: 401,
      message: "This device is no longer let in to the log: sign in again. What you have noted stays on it."
    }
    const { id } = await journey()
    const on = await device(id)
    const { link } = await clientOf("agency")
    const [given] = await link.list({ query: { scope: "transport.log", recordId: id } })
    expect(given).toMatchObject({ givenTo: "Una Reed" })
    served.ahead = 30 * 24 * 3_600_000 + 1_000
    expect(await refusalOf(on.read())).toMatchObject(ended)
    expect(await refusalOf(on.property("TAKEN", someProperty()))).toMatchObject(ended)
    served.ahead = 0
    await link.revoke({ params: { id: given?.id ?? "" }, query: {} })
    expect(await statusOf(on.read())).toBe(403)
    expect((await (await device(id)).read()).workerId).toBe(served.people.worker)
  })
})

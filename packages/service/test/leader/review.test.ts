import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { patientWords } from "../transport/someRequest.ts"
import { logsAt } from "./logsAt.ts"
import { someDropOff, someIncident, someProperty, someVehicleLog } from "./someRecords.ts"

describeServedOnce("A log that is submitted", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, submit, statusOf: standing, eventsOf, mailsOf, hours, step } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  it("ends the journey by itself, in the leader's name, and the agency is told", async () => {
    const there = await journey()
    await submit(there)
    expect(await standing(there.id)).toBe("LOGGED")
    expect((await eventsOf(there.id)).at(-1)).toEqual({
      event: "journey.logged",
      email: "worker@crewfleet.example"
    })
    const mails = await mailsOf(there.id)
    expect(mails.filter(({ subject }) => subject.startsWith("Log submitted")).length).toBeGreaterThan(0)
    for (const { subject, text } of mails)
      for (const word of patientWords) expect(`${subject} ${text}`).not.toContain(word)
    const log = await (await desk()).log(there.id)
    expect(log).toMatchObject({ keptBy: "Una Reed", lacks: [] })
    expect(log.submittedAt).toBe(log.records[0]?.receivedAt)
    expect(Date.parse(log.heardAt ?? "")).toBeGreaterThan(0)
  })

  it("is read by the agency before anybody has opened it", async () => {
    const { id } = await journey()
    const { heardAt, keptBy, lacks, records } = await (await desk()).log(id)
    expect([heardAt, keptBy, lacks.length, records]).toEqual([undefined, undefined, 6, []])
  })

  it("is not submitted while a part is missing, whatever the order", async () => {
    const there = await journey()
    const on = await device(there.id)
    await on.vehicle(someVehicleLog(there.vehicleId))
    await on.dropOff(someDropOff())
    expect(await standing(there.id)).toBe("IN_PROGRESS")
    const log = await (await desk()).log(there.id)
    expect(log.lacks).toHaveLength(4)
    expect(log.submittedAt).toBeUndefined()
  })

  it("lacks a word where what was taken over changes after it was handed over, until that is said", async () => {
    const there = await journey()
    const on = await submit(there)
    const [taken, handed] = await Promise.all(
      ["propertyTaken", "propertyHanded"].map(
        async (kind) => (await on.read()).records.find((record) => record.kind === kind)?.id
      )
    )
    await on.property("TAKEN", someProperty(["A blue bag", "A ring"]), { follows: taken ?? null })
    const lack = "Say why the property that was handed over differs from what was taken over"
    expect((await (await desk()).log(there.id)).lacks).toEqual([lack])
    await on.times(hours(there))
    expect(await refusalOf(step(there.id, "job.closed"))).toMatchObject({
      status: 409,
      message: expect.stringContaining(lack)
    })
    await on.property("HANDED", someProperty(undefined, { difference: "The ring was lost" }), {
      follows: handed ?? null
    })
    expect((await (await desk()).log(there.id)).lacks).toEqual([])
  })

  it("closes no job in words while it lacks something, was given back, or hours are owed", async () => {
    const there = await journey()
    const on = await submit(there)
    expect(await refusalOf(step(there.id, "job.closed"))).toMatchObject({
      status: 409,
      message: "The hours of 2 workers are not entered"
    })
    await on.times(hours(there))
    const { giveBack } = await desk()
    await giveBack(there.id, [{ step: "dropOff", words: "Who was the recipient?" }])
    expect(await refusalOf(step(there.id, "job.closed"))).toMatchObject({
      status: 409,
      message: "The log was given back, and is not mended yet: Drop Off & Feedback"
    })
    await on.dropOff(someDropOff({ recipientRole: "Consultant" }), { follows: on.dropOffId })
    expect((await mailsOf(there.id)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("Log mended")
    )
    await step(there.id, "job.closed")
    expect(await standing(there.id)).toBe("CLOSED")

    const other = await journey({ status: "LOGGED" })
    await device(other.id)
    expect(await refusalOf(step(other.id, "job.closed"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("The leader's log is not submitted. It lacks: Check the vehicle; ")
    })
  })

  it("is given back step by step with words that its leader alone reads", async () => {
    const there = await journey()
    const on = await submit(there)
    const { giveBack, log } = await desk()
    const wrong = async (...steps: ReadonlyArray<{ readonly step: string; readonly words: string }>) =>
      expect(await statusOf(giveBack(there.id, steps)), JSON.stringify(steps)).toBe(400)
    await wrong()
    await wrong({ step: "patient", words: "x" })
    await wrong({ step: "dropOff", words: " " })
    await wrong({ step: "dropOff", words: "x".repeat(501) })
    await wrong({ step: "dropOff", words: "x" }, { step: "dropOff", words: "y" })
    await wrong({ step: "nothing", words: "x" })
    const words = "Ottoline had a ring"
    await wrong({ step: "dropOff", words: "\u202E\u0007" })
    await giveBack(there.id, [{ step: "property", words: `\u202E${words}\u0007 ` }])
    expect((await on.read()).returns).toMatchObject([{ words }])
    await giveBack(there.id, [{ step: "property", words: `${words}: where is it?` }])
    const { returns } = await on.read()
    expect(returns).toMatchObject([
      { step: "property", by: "Robin Shaw", words: `${words}: where is it?` },
      { step: "property", words }
    ])
    expect(returns.map(({ mendedAt }) => mendedAt)).toEqual([undefined, undefined])
    expect((await log(there.id)).returns).toEqual(returns)
    const told = (await mailsOf(there.id)).filter(({ subject }) => subject.startsWith("Log given back"))
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ recipient: "worker@crewfleet.example" })
    expect(told[0]?.text).toContain(`/guest/team-leader-login/${there.id}`)
    for (const { text } of told) expect(text).not.toContain("ring")
    const taken = (await on.read()).records.find(({ kind }) => kind === "propertyTaken")
    await on.property("TAKEN", someProperty(["A blue bag"], { unsignedBecause: "-" }), {
      follows: taken?.id ?? ""
    })
    expect((await log(there.id)).returns.every(({ mendedAt }) => mendedAt)).toBe(true)
    expect(await standing(there.id)).toBe("LOGGED")
  })

  it("is not mended by what was asked to be sent before its leader had read that it was given back", async () => {
    const there = await journey()
    const on = await submit(there)
    const { giveBack, log } = await desk()
    await giveBack(there.id, [
      { step: "dropOff", words: "Who was the recipient?" },
      { step: "property", words: "Which bag?" }
    ])
    const open = async () =>
      (await log(there.id)).returns.flatMap(({ step, mendedAt }) => (mendedAt ? [] : [step]))
    const isToldMended = async () =>
      (await mailsOf(there.id)).some(({ subject }) => subject.startsWith("Log mended"))
    const waiting = await on.dropOff(someDropOff({ recipientRole: "Consultant" }), {
      ...{ follows: on.dropOffId, returnsRead: 0 }
    })
    expect(await open()).toEqual(["property", "dropOff"])
    const returnsRead = (await on.read()).returns.find(({ step }) => step === "dropOff")?.id ?? 0
    await on.dropOff(someDropOff({ recipientRole: "Nurse" }), { follows: waiting.id, returnsRead })
    expect(await open()).toEqual(["property"])
    const taken = (await on.read()).records.find(({ kind }) => kind === "propertyTaken")
    const unsigned = someProperty(["A blue bag"], { unsignedBecause: "-" })
    const again = await on.property("TAKEN", unsigned, { follows: taken?.id ?? null, returnsRead })
    expect([await open(), await isToldMended()]).toEqual([["property"], false])
    await on.property("TAKEN", unsigned, { follows: again.id, returnsRead: null })
    expect([await open(), await isToldMended()]).toEqual([[], true])
    expect(await statusOf(on.dropOff(someDropOff(), { returnsRead: 3e9 }))).toBe(400)
  })

  it("tells the ward when the crew left and arrived, and nothing else", async () => {
    const { client: clientId } = served.people
    const there = await journey({ clientId })
    await submit(there)
    const { transportRequest } = await at.clientOf("client")
    const request = { params: { id: there.id } }
    const told = await transportRequest.byId(request)
    expect(Date.parse(told.leftAt ?? "")).toBeGreaterThan(0)
    expect(told.arrivedAt).toBe("2026-11-20T12:00:00.000Z")
    expect(JSON.stringify(told)).not.toMatch(/blue bag|Adeyemi|12\.50/i)
    const { transport } = await at.clientOf("agency")
    expect(await transport.byId(request)).not.toHaveProperty("arrivedAt")

    const elsewhere = await journey({ clientId })
    const on = await submit(elsewhere)
    const changed = someDropOff({ pdroppedOff: "NO", newAddress: "Bethlem" })
    await on.dropOff(changed, { follows: on.dropOffId })
    const other = await transportRequest.byId({ params: { id: elsewhere.id } })
    expect([typeof other.leftAt, other.arrivedAt]).toEqual(["string", undefined])
    const { content } = await transport.list({ params: { page: 0, size: 50 }, query: {} })
    expect(content.find(({ id }) => id === there.id)?.lacks).toEqual([])
    await (await desk()).giveBack(there.id, [{ step: "dropOff", words: "Which ward?" }])
    const after = await transport.list({ params: { page: 0, size: 50 }, query: {} })
    expect(after.content.find(({ id }) => id === there.id)?.lacks).toEqual(["MENDING"])
  })

  it("is given back by its own agency alone, and not before it is submitted", async () => {
    const there = await journey()
    await device(there.id)
    const { giveBack } = await desk()
    expect(await refusalOf(giveBack(there.id, [{ step: "plan", words: "Hours?" }]))).toMatchObject({
      status: 409,
      message: "The log is not submitted yet."
    })
    const { journeyLog } = await at.clientOf("other-agency")
    const payload = { steps: [{ step: "plan", words: "x" }] } as const
    expect(await statusOf(journeyLog.giveBack({ params: { id: there.id }, query: {}, payload }))).toBe(404)
  })

  it("enters hours as the planner does, and says what is wrong with them", async () => {
    const there = await journey()
    const on = await device(there.id)
    expect(await refusalOf(on.times(hours(there)))).toMatchObject({
      status: 409,
      message: "The journey has not started yet"
    })
    await on.vehicle(someVehicleLog(there.vehicleId))
    const worked = hours(there)
    const first = await on.times(worked)
    expect(await on.times(worked, { as: first.id })).toEqual(first)
    const places = await served.query((db) =>
      db.selectFrom("shiftTimes").select("bookingId").where("bookingId", "in", there.places).execute()
    )
    expect(places).toHaveLength(2)
    expect(await refusalOf(on.times(hours(there), { follows: first.id }))).toMatchObject({ status: 400 })
    expect((await on.read()).records.filter(({ kind }) => kind === "times")).toHaveLength(1)
    const [time] = hours(there).times
    const corrected = { id: there.id, times: [{ ...time, breakTime: 10, reason: "A break" }] }
    await on.times(corrected, { follows: first.id })
    const other = { ...hours(there), id: there.id + 1 }
    expect(await statusOf(on.times(other))).not.toBeUndefined()
  })

  it("is looked at by its agency in writing, once in a sitting", async () => {
    const there = await journey()
    const { log } = await desk()
    await device(there.id)
    await log(there.id)
    await log(there.id)
    const looks = await served.query((db) =>
      db.selectFrom("transportLooks").select("audiences").where("jobId", "=", there.id).execute()
    )
    expect(looks.filter(({ audiences }) => audiences.includes("log"))).toHaveLength(1)
  })

  it("goes on after the journey was aborted", async () => {
    const there = await journey()
    const on = await device(there.id)
    await on.vehicle(someVehicleLog(there.vehicleId))
    await step(there.id, "job.aborted", "Snow")
    await on.incident(someIncident({ kind: "ABORT" }))
    expect((await on.read()).records).toHaveLength(2)
  })
})

import { vehicleLogForm } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { logsAt } from "./logsAt.ts"
import { someDropOff, someVehicleLog } from "./someRecords.ts"

const brakes = { brakes: { result: "FAIL", note: "Soft pedal" } } as const
const horn = { horn: { result: "FAIL", note: "Silent" } } as const

describeServedOnce("Setting off with a vehicle", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, statusOf: standing, eventsOf, mailsOf, clientOf, vehicle } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  const defectOf = async (id: number) => (await (await desk()).log(id)).vehicle?.openDefects[0]

  it("starts the journey by itself, in the leader's name, once all is well", async () => {
    const { id, vehicleId } = await journey()
    await (await device(id)).vehicle(someVehicleLog(vehicleId))
    expect(await standing(id)).toBe("IN_PROGRESS")
    expect((await eventsOf(id)).at(-1)).toEqual({
      event: "journey.started",
      email: "worker@crewfleet.example"
    })
  })

  it("tells the agency what stands in the way, receives the log all the same, and goes on once that is seen", async () => {
    const { id, vehicleId } = await journey()
    await served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId: id, before: "{}", after: "{}", reason: "Later", at: new Date() })
        .execute()
    )
    const on = await device(id)
    await on.vehicle(someVehicleLog(vehicleId))
    expect(await standing(id)).toBe("COMMITTED")
    const told = (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Something stands"))
    expect(told[0]?.text).toContain("look at what changed first")
    const { transport } = await clientOf("agency")
    await transport.seeChanges({ params: { id } })
    expect(await standing(id)).toBe("IN_PROGRESS")
    expect((await eventsOf(id)).at(-1)).toEqual({
      event: "journey.started",
      email: "worker@crewfleet.example"
    })
  })

  it("goes on once the agency books whoever was missing, or names whoever leads", async () => {
    const { id, vehicleId, places, second } = await journey({ inHours: 200 })
    const { transport } = await clientOf("agency")
    const place = { bookingId: places[1] ?? 0 }
    await transport.reject({ params: place, payload: { reason: "Fell ill" } })
    await (await device(id)).vehicle(someVehicleLog(vehicleId))
    expect(await standing(id)).toBe("COMMITTED")
    const another = await at.newWorker()
    expect(another).not.toBe(second)
    const [line] = (await transport.byId({ params: { id } })).transportWorkerSpecList
    await transport.bookWorker({
      params: { id, specId: line?.workerSpecId ?? 0 },
      payload: { workerId: another }
    })
    expect(await standing(id)).toBe("IN_PROGRESS")

    const led = await journey()
    const on = await device(led.id)
    await served.query((db) =>
      db.updateTable("transportJobs").set({ leaderId: null }).where("id", "=", led.id).execute()
    )
    await on.vehicle(someVehicleLog(led.vehicleId))
    expect(await standing(led.id)).toBe("COMMITTED")
    await at.nameLeader(led.id, led.second)
    expect(await standing(led.id)).toBe("IN_PROGRESS")
  })

  it("takes a vehicle out of service that is not fit for the road, for jobs and hires, until it is mended", async () => {
    const there = await journey()
    const { id, vehicleId } = there
    const other = await journey({ vehicleId, status: "ACCEPTED" })
    const on = await device(id)
    await on.vehicle(someVehicleLog(vehicleId, brakes))
    expect(await standing(id)).toBe("COMMITTED")
    const agency = await clientOf("agency")
    const says = "Out of service until mended: Brakes (found on the journey"
    expect((await agency.transport.byId({ params: { id: other.id } })).facts?.vehicleApproved).toBe(false)
    const listed = await agency.transport.vehicles({ params: { id: other.id } })
    expect(listed.find((one) => one.id === vehicleId)).toMatchObject({
      approved: false,
      defects: [expect.stringContaining(says)]
    })
    const pick = () => agency.transport.pickVehicle({ params: { id: other.id }, payload: { id: vehicleId } })
    expect(await refusalOf(pick())).toMatchObject({ status: 409, message: expect.stringContaining(says) })

    const hire = { vehicleId, start: inDays(40), end: inDays(41) }
    const price = () => agency.booking.price({ query: hire })
    const choices = async () => {
      const { start, end } = hire
      const { content } = await agency.vehicleChoice.available({ query: { start, end, size: 100 } })
      return content.some((one) => one.id === vehicleId)
    }
    expect(await refusalOf(price())).toMatchObject({ status: 409, message: expect.stringContaining(says) })
    expect(await choices()).toBe(false)
    const booking = await at.addBooking({
      vehicleId,
      status: "AUTHORIZED",
      startAt: inDays(0),
      endAt: inDays(3)
    })
    const start = () =>
      agency.booking.changeStatus({
        params: { id: booking },
        payload: { event: "hire.started", reason: "No tablet" }
      })
    expect(await refusalOf(start())).toMatchObject({
      status: 409,
      message: "The vehicle is out of service until its defects are mended"
    })
    expect((await agency.booking.byId({ params: { id: booking }, query: {} })).vehicleIsUnfit).toBe(true)
    expect((await mailsOf(id)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("Vehicle out of service")
    )

    const defect = await defectOf(id)
    expect(defect).toMatchObject({ check: "brakes", gravity: "ROADWORTHINESS", note: "Soft pedal" })
    const { mend } = await desk()
    expect(await statusOf(mend(id, defect?.id ?? 0, " "))).toBe(400)
    expect((await mend(id, defect?.id ?? 0, "New pads, Kwik")).vehicle?.openDefects).toEqual([])
    expect(await statusOf(mend(id, defect?.id ?? 0, "Again"))).toBe(409)
    expect(await choices()).toBe(true)
    await start()
  })

  it("lets the crew leave once its log says that it was mended", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, brakes))
    const mended = { brakes: { ...brakes.brakes, mended: "Fluid, by Tom at Kwik" } }
    await on.vehicle(someVehicleLog(vehicleId, mended), { follows: first.id })
    expect(await standing(id)).toBe("IN_PROGRESS")
    expect(await defectOf(id)).toBeUndefined()
    const rows = await served.query((db) =>
      db.selectFrom("vehicleDefects").select(["mendedHow", "checkId"]).where("jobId", "=", id).execute()
    )
    expect(rows).toEqual([{ mendedHow: "Fluid, by Tom at Kwik", checkId: "brakes" }])
  })

  it("lets the crew leave with another vehicle, of which a log is wanted", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, brakes))
    const next = await vehicle()
    const { transport } = await clientOf("agency")
    await transport.pickVehicle({ params: { id }, payload: { id: next } })
    const between = await (await desk()).log(id)
    expect(between).toMatchObject({
      vehicle: { id: next, openDefects: [] },
      otherDefects: [{ check: "brakes" }]
    })
    expect(between.lacks).toContain("Check the vehicle")
    await on.vehicle(someVehicleLog(next), { follows: first.id })
    expect(await standing(id)).toBe("IN_PROGRESS")
    const { id: defect = 0 } = between.otherDefects[0] ?? {}
    expect((await (await desk()).mend(id, defect, "New pads")).otherDefects).toEqual([])
  })

  it("sends what was found of the first vehicle as it is, though the agency has changed it, and its defects keep that out of service", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const next = await vehicle()
    const { transport } = await clientOf("agency")
    await transport.pickVehicle({ params: { id }, payload: { id: next } })
    const begun = vehicleLogForm.write({
      ...vehicleLogForm.empty,
      vehicleId,
      brakes: { ...vehicleLogForm.empty.brakes, ...brakes.brakes }
    })
    const first = await on.vehicle(begun)
    expect(await standing(id)).toBe("COMMITTED")
    const { otherDefects, lacks } = await (await desk()).log(id)
    expect(otherDefects).toMatchObject([{ check: "brakes", note: "Soft pedal" }])
    expect(lacks).toContain("Check the vehicle")
    expect((await on.read()).vehicle?.before).toMatchObject([{ id: vehicleId, regno: expect.any(String) }])
    const other = await journey({ status: "ACCEPTED" })
    const listed = await transport.vehicles({ params: { id: other.id } })
    expect(listed.find((one) => one.id === vehicleId)).toMatchObject({
      approved: false,
      defects: [expect.stringContaining("Brakes")]
    })
    expect(await statusOf(on.vehicle({ ...begun, vehicleId: next }, { follows: first.id }))).toBe(400)
    await on.vehicle(someVehicleLog(next), { follows: first.id })
    expect(await standing(id)).toBe("IN_PROGRESS")
    expect((await (await desk()).log(id)).otherDefects).toHaveLength(1)
  })

  it("compares the mileages of one vehicle, and not those of two", async () => {
    const there = await journey()
    const { id, vehicleId } = there
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, brakes, { startMileage: "90000" }))
    const next = await vehicle()
    const { transport } = await clientOf("agency")
    await transport.pickVehicle({ params: { id }, payload: { id: next } })
    await on.dropOff(someDropOff())
    const late = await on.vehicle(someVehicleLog(vehicleId, brakes, { startMileage: "90001" }), {
      follows: first.id
    })
    const said = { follows: late.id }
    expect(await statusOf(on.vehicle(someVehicleLog(next, {}, { startMileage: "90000" }), said))).toBe(400)
    await on.vehicle(someVehicleLog(next), said)
  })

  it("keeps a later crew from leaving that passes what is unfit for the road, and says so, until the agency says that it is mended", async () => {
    const one = await journey()
    await (await device(one.id)).vehicle(someVehicleLog(one.vehicleId, brakes))
    const { id } = await journey({ vehicleId: one.vehicleId })
    const { log, mend } = await desk()
    const { ref } = await served.query((db) =>
      db.selectFrom("transportJobs").select("ref").where("id", "=", one.id).executeTakeFirstOrThrow()
    )
    const says = `Brakes: open since the journey ${ref}. Have it mended, or take another vehicle. Nobody can overrule this`
    expect((await log(id)).notLeaving).toEqual([says])
    const on = await device(id)
    await on.vehicle(someVehicleLog(one.vehicleId))
    expect(await standing(id)).toBe("COMMITTED")
    const { notLeaving, vehicle: told } = await log(id)
    expect(notLeaving).toEqual([says])
    const mails = (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Something stands"))
    expect(mails[0]?.text).toContain(says)
    expect(await refusalOf(at.step(id, "journey.started"))).toMatchObject({
      status: 409,
      message: expect.stringContaining(says)
    })
    const after = await mend(id, told?.openDefects[0]?.id ?? 0, "New pads, Kwik")
    expect(after.notLeaving).toEqual([])
    expect(await standing(id)).toBe("IN_PROGRESS")
  })

  it("lets both crews of a vehicle leave once it is mended, through whichever journey the agency or a leader says so", async () => {
    const mended = { brakes: { ...brakes.brakes, mended: "Fluid, by Tom at Kwik" } }
    const ways = [
      async (first: number) => (await desk()).mend(first, (await defectOf(first))?.id ?? 0, "New pads, Kwik"),
      async (_: number, later: number) =>
        (await desk()).mend(later, (await defectOf(later))?.id ?? 0, "New pads, Kwik"),
      async (_: number, later: number, follows: string) => {
        const { vehicle: told } = await (await desk()).log(later)
        await (await device(later)).vehicle(someVehicleLog(told?.id ?? 0, mended), { follows })
      }
    ]
    for (const mends of ways) {
      const first = await journey()
      await (await device(first.id)).vehicle(someVehicleLog(first.vehicleId, brakes))
      const later = await journey({ vehicleId: first.vehicleId })
      const { id } = await (await device(later.id)).vehicle(someVehicleLog(first.vehicleId))
      expect([await standing(first.id), await standing(later.id)]).toEqual(["COMMITTED", "COMMITTED"])
      await mends(first.id, later.id, id)
      expect([await standing(first.id), await standing(later.id)]).toEqual(["IN_PROGRESS", "IN_PROGRESS"])
      for (const each of [first.id, later.id]) {
        const told = [(await (await desk()).log(each)).vehicle, (await (await device(each)).read()).vehicle]
        for (const vehicle of told)
          expect(vehicle?.mendedDefects).toMatchObject([
            {
              ...{ check: "brakes", label: "Brakes", gravity: "ROADWORTHINESS", note: "Soft pedal" },
              ...{ mendedHow: expect.stringMatching(/Kwik$/), mendedBy: expect.stringMatching(/Shaw|Reed/) },
              mendedAt: expect.stringMatching(/Z$/)
            }
          ])
      }
    }
  })

  it("lets a later crew leave whose log says how that was mended which another has left open", async () => {
    const one = await journey()
    await (await device(one.id)).vehicle(someVehicleLog(one.vehicleId, brakes))
    const { id } = await journey({ vehicleId: one.vehicleId })
    const mended = { brakes: { ...brakes.brakes, mended: "Fluid, by Tom at Kwik" } }
    await (await device(id)).vehicle(someVehicleLog(one.vehicleId, mended))
    expect(await standing(id)).toBe("IN_PROGRESS")
  })

  it("refuses the agency to say that the crew has left in spite of something critical, in the same words", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, horn))
    const says = "Horn: have it mended, or overrule it and say why"
    const { transport } = await clientOf("agency")
    expect((await transport.byId({ params: { id } })).facts?.notLeaving).toEqual([says])
    expect(await refusalOf(at.step(id, "journey.started"))).toMatchObject({ status: 409, message: says })
    expect(await standing(id)).toBe("COMMITTED")
    const telephoned = { horn: { ...horn.horn, telephoned: "Robin: go, by day" } }
    await on.vehicle(someVehicleLog(vehicleId, telephoned), { follows: first.id })
    expect(await standing(id)).toBe("IN_PROGRESS")
  })

  it("goes once the agency says that it is mended, is over as all was submitted by then, and is accepted and closed", async () => {
    const there = await journey()
    const { id, vehicleId } = there
    const on = await at.submit(there, brakes)
    expect(await standing(id)).toBe("COMMITTED")
    const found = await defectOf(id)
    const { mend } = await desk()
    const after = await mend(id, found?.id ?? 0, "New pads, Kwik")
    expect(after).toMatchObject({ notLeaving: [], vehicle: { openDefects: [], mendedChecks: ["brakes"] } })
    expect((await on.read()).vehicle?.mendedChecks).toEqual(["brakes"])
    expect(await standing(id)).toBe("LOGGED")
    const { id: follows = "" } = (await on.read()).records.find(({ kind }) => kind === "vehicle") ?? {}
    const again = await on.vehicle(someVehicleLog(vehicleId, brakes, { notes: "Clean" }), { follows })
    expect((await on.read()).vehicle).toMatchObject({ openDefects: [], mendedChecks: ["brakes"] })
    await on.vehicle(someVehicleLog(vehicleId, { brakes: { ...brakes.brakes, note: "Soft again" } }), {
      follows: again.id
    })
    expect((await on.read()).vehicle?.openDefects).toMatchObject([{ check: "brakes", note: "Soft again" }])
    await on.times(at.hours(there))
    await at.step(id, "job.closed")
    expect(await standing(id)).toBe("CLOSED")
  })

  it("is over at once where the agency says that the crew has left whose log is submitted already", async () => {
    const there = await journey()
    await served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId: there.id, before: "{}", after: "{}", reason: "Later", at: new Date() })
        .execute()
    )
    await at.submit(there)
    expect(await standing(there.id)).toBe("COMMITTED")
    await served.query((db) =>
      db.updateTable("transportChanges").set({ seenAt: new Date() }).where("jobId", "=", there.id).execute()
    )
    await at.step(there.id, "journey.started")
    expect(await standing(there.id)).toBe("LOGGED")
  })

  it("tells the leader who has aborted the journey and when, and receives what is noted all the same", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    expect((await on.read()).aborted).toBeUndefined()
    await at.step(id, "job.aborted", " The ward\u202E rang\u0007")
    const { aborted, job } = await on.read()
    expect(aborted).toEqual({ by: "Robin Shaw", at: expect.stringMatching(/Z$/) })
    expect(job.transportStatus).toBe("ABORTED")
    const { history } = (await clientOf("agency")).transport
    expect((await history({ params: { id } })).find(({ event }) => event === "job.aborted")?.reason).toBe(
      "The ward rang"
    )
    await on.vehicle(someVehicleLog(vehicleId))
    expect((await on.read()).records).toHaveLength(1)
  })

  it("is not opened by a later crew that passes what is unfit for the road; what is less grave is", async () => {
    const one = await journey()
    await (await device(one.id)).vehicle(
      someVehicleLog(one.vehicleId, { ...brakes, litter: { result: "FAIL", note: "Cups" } })
    )
    const { id } = await journey({ vehicleId: one.vehicleId })
    const on = await device(id)
    expect((await on.read()).vehicle?.openDefects).toHaveLength(2)
    await on.vehicle(someVehicleLog(one.vehicleId))
    expect(await standing(id)).toBe("COMMITTED")
    expect((await on.read()).vehicle?.openDefects).toMatchObject([{ check: "brakes" }])
  })

  it("overrules what is critical for this journey alone, with a reason, and nothing else", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    await on.vehicle(someVehicleLog(vehicleId, { ...horn, seats: { result: "FAIL", note: "Torn" } }))
    const { overrule, log } = await desk()
    const { vehicle: told, notLeaving } = await log(id)
    expect(notLeaving).toEqual([expect.stringContaining("Horn: have it mended")])
    const numberOf = (check: string) => told?.openDefects.find((one) => one.check === check)?.id ?? 0
    expect(await refusalOf(overrule(id, numberOf("horn"), ""))).toMatchObject({
      status: 400,
      violations: [{ field: "reason", message: "Enter the reason" }]
    })
    expect(await statusOf(overrule(id, numberOf("horn"), "x".repeat(501)))).toBe(400)
    expect(await statusOf(overrule(id, numberOf("seats"), "Fine"))).toBe(409)
    expect(await statusOf(overrule(id, 999_999, "Fine"))).toBe(404)
    const { journeyLog } = await clientOf("other-agency")
    const params = { id, defectId: numberOf("horn") }
    expect(await statusOf(journeyLog.overrule({ params, query: {}, payload: { reason: "x" } }))).toBe(404)
    const after = await overrule(id, numberOf("horn"), " By day,\u202E on the motorway\u0007 ")
    expect(after.vehicle?.openDefects.find(({ check }) => check === "horn")).toMatchObject({
      overruledBy: "Robin Shaw",
      overruledBecause: "By day, on the motorway",
      overruledAt: expect.stringMatching(/Z$/)
    })
    expect(after.notLeaving).toEqual([])
    expect(await standing(id)).toBe("IN_PROGRESS")

    const next = await journey({ vehicleId })
    await (await device(next.id)).vehicle(someVehicleLog(vehicleId, horn))
    expect(await standing(next.id)).toBe("COMMITTED")
    expect(await defectOf(next.id)).toMatchObject({ check: "horn" })
    expect((await defectOf(next.id))?.overruledBy).toBeUndefined()

    const unfit = await journey()
    await (await device(unfit.id)).vehicle(someVehicleLog(unfit.vehicleId, brakes))
    const found = await defectOf(unfit.id)
    expect(await refusalOf(overrule(unfit.id, found?.id ?? 0, "It brakes"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("Nobody can overrule it")
    })
  })

  it("lets the crew leave without a signal where the agency was telephoned", async () => {
    const { id, vehicleId } = await journey()
    const checks = { horn: { ...horn.horn, telephoned: "Robin: go, by day" } }
    await (await device(id)).vehicle(someVehicleLog(vehicleId, checks))
    expect(await standing(id)).toBe("IN_PROGRESS")
  })

  it("asks for what the agency adds, and takes it for as grave as it says", async () => {
    const { transport } = await clientOf("agency")
    const checks = [{ id: "ramp", label: " Ramp ", gravity: "ROADWORTHINESS" }]
    const saved = await transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks } })
    expect(saved.checks).toEqual([{ id: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" }])
    expect((await transport.saveSettings({ query: {}, payload: { usualMinutes: 300 } })).checks).toHaveLength(
      1
    )
    for (const wrong of [
      [{ id: "brakes", label: "Mine", gravity: "MINOR" }],
      [...checks, ...checks],
      [{ id: "a b", label: "Mine", gravity: "MINOR" }],
      [{ id: "a", label: " ", gravity: "MINOR" }],
      [{ id: "a", label: "Mine", gravity: "AWFUL" }],
      [{ id: "a", label: "x".repeat(101), gravity: "MINOR" }],
      Array.from({ length: 41 }, (_, id) => ({ id: `c${id}`, label: "Mine", gravity: "MINOR" }))
    ])
      expect(
        await statusOf(transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks: wrong } }))
      ).toBe(400)

    const { id, vehicleId } = await journey()
    const on = await device(id)
    expect((await on.read()).agencyChecks).toEqual(saved.checks)
    expect(await statusOf(on.vehicle(someVehicleLog(vehicleId)))).toBe(400)
    const ramp = { rowId: "ramp", result: "FAIL", note: "Stuck", photoIds: [], mended: "", telephoned: "" }
    await on.vehicle(someVehicleLog(vehicleId, {}, { agencyChecks: [ramp] }))
    expect(await defectOf(id)).toMatchObject({ check: "ramp", label: "Ramp", gravity: "ROADWORTHINESS" })
    expect(await standing(id)).toBe("COMMITTED")
    await transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks: [] } })
  })

  it("brings the mileage of the last journey along", async () => {
    const one = await journey()
    await at.submit(one)
    const { id } = await journey({ vehicleId: one.vehicleId })
    expect((await (await device(id)).read()).vehicle?.lastMileage).toBe(1042)
  })
})

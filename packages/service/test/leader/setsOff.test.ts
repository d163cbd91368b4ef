import { vehicleLogForm } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
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

  it("brings the mileage of the last journey along", async () => {
    const one = await journey()
    await at.submit(one)
    const { id } = await journey({ vehicleId: one.vehicleId, inHours: 0 })
    expect((await (await device(id)).read()).vehicle?.lastMileage).toBe(1042)
  })

  it("takes that mileage from the journey before, in its latest version, whichever arrived last", async () => {
    const monday = await journey({ inHours: -9040 })
    const { vehicleId } = monday
    const onMonday = await at.submit(monday)
    const tuesday = await journey({ vehicleId, inHours: -9020 })
    const onTuesday = await at.submit(tuesday)
    const wednesday = await device((await journey({ vehicleId, inHours: -9000 })).id)
    const last = async (on: typeof wednesday) => (await on.read()).vehicle?.lastMileage
    const { dropOffId } = onTuesday
    await onTuesday.dropOff(someDropOff({ mileage: "1110" }), { follows: dropOffId })
    await onMonday.dropOff(someDropOff({ mileage: "1052" }), { follows: onMonday.dropOffId })
    expect(await last(wednesday)).toBe(1110)
    expect(await last(onTuesday)).toBe(1052)
    expect(await last(onMonday)).toBeUndefined()
  })
})

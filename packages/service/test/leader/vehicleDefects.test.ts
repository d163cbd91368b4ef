import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { logsAt } from "./logsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

const brakes = { brakes: { result: "FAIL", note: "Soft pedal" } } as const
const horn = { horn: { result: "FAIL", note: "Silent" } } as const

describeServedOnce("Defects of a vehicle", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, statusOf: standing, mailsOf, clientOf } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  const defectOf = async (id: number) => (await (await desk()).log(id)).vehicle?.openDefects[0]

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

  it("keeps what was decided for a journey, whatever is decided for the next one of its vehicle", async () => {
    const first = await journey()
    await served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId: first.id, before: "{}", after: "{}", reason: "Later", at: new Date() })
        .execute()
    )
    const { vehicleId } = first
    await (await device(first.id)).vehicle(someVehicleLog(vehicleId, horn))
    const { overrule, log } = await desk()
    const { id: defectId = 0 } = (await defectOf(first.id)) ?? {}
    await overrule(first.id, defectId, "By day")
    const next = await journey({ vehicleId })
    await (await device(next.id)).vehicle(someVehicleLog(vehicleId, horn))
    await overrule(next.id, defectId, "A short way")
    expect(await standing(first.id)).toBe("COMMITTED")
    expect((await log(first.id)).notLeaving).toEqual([])
    expect(await defectOf(first.id)).toMatchObject({ overruledBecause: "By day" })
    expect(await defectOf(next.id)).toMatchObject({ overruledBecause: "A short way" })
    await overrule(first.id, defectId, "By day, after all")
    expect(await defectOf(first.id)).toMatchObject({ overruledBecause: "By day, after all" })
    expect(await defectOf(next.id)).toMatchObject({ overruledBecause: "A short way" })
  })

  it("opens nothing anew where a correction says what was mended since, though another journey spoke of it meanwhile", async () => {
    const first = await journey()
    const { vehicleId } = first
    const on = await device(first.id)
    const log = await on.vehicle(someVehicleLog(vehicleId, brakes))
    const next = await journey({ vehicleId })
    await (await device(next.id)).vehicle(someVehicleLog(vehicleId, brakes))
    await (await desk()).mend(first.id, (await defectOf(first.id))?.id ?? 0, "New pads, Kwik")
    await on.vehicle(someVehicleLog(vehicleId, brakes, { notes: "Washed" }), { follows: log.id })
    const { notLeaving, vehicle: told } = await (await desk()).log(first.id)
    expect([notLeaving, told?.openDefects]).toEqual([[], []])
  })

  const saysMended = { brakes: { ...brakes.brakes, mended: "Fluid, by Tom at Kwik" } } as const
  const unfitMails = async (id: number) =>
    (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Vehicle out of service")).length
  const unseenChange = (jobId: number) =>
    served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId, before: "{}", after: "{}", reason: "Later", at: new Date() })
        .execute()
    )

  it("takes the vehicle out of service again once the leader takes back that it was mended", async () => {
    const { id, vehicleId } = await journey()
    await unseenChange(id)
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, saysMended))
    expect((await on.read()).vehicle).toMatchObject({ openDefects: [], closedByLog: [{ check: "brakes" }] })
    const same = await on.vehicle(someVehicleLog(vehicleId, saysMended, { notes: "Washed" }), {
      follows: first.id
    })
    expect([(await (await desk()).log(id)).notLeaving, await unfitMails(id)]).toEqual([[], 0])
    const back = await on.vehicle(someVehicleLog(vehicleId, brakes), { follows: same.id })
    const { notLeaving, vehicle: told } = await (await desk()).log(id)
    expect(notLeaving).toEqual([expect.stringContaining("Brakes: have it mended")])
    expect(told?.openDefects).toMatchObject([{ check: "brakes", note: "Soft pedal" }])
    expect([told?.closedByLog, told?.mendedChecks, told?.mendedDefects]).toEqual([
      undefined,
      undefined,
      undefined
    ])
    expect(await unfitMails(id)).toBe(1)
    const other = await journey({ vehicleId, status: "ACCEPTED" })
    const { transport } = await clientOf("agency")
    expect((await transport.byId({ params: { id: other.id } })).facts?.vehicleApproved).toBe(false)
    await (await desk()).mend(id, told?.openDefects[0]?.id ?? 0, "New pads, Kwik")
    await on.vehicle(someVehicleLog(vehicleId, brakes, { notes: "Washed" }), { follows: back.id })
    expect((await (await desk()).log(id)).notLeaving).toEqual([])
  })

  it("keeps what the agency has mended, and opens what a log says besides and takes back", async () => {
    const { id, vehicleId } = await journey()
    await unseenChange(id)
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, brakes))
    await (await desk()).mend(id, (await defectOf(id))?.id ?? 0, "New pads, Kwik")
    const second = await on.vehicle(someVehicleLog(vehicleId, saysMended), { follows: first.id })
    const { notLeaving, vehicle: told } = await (await desk()).log(id)
    expect([notLeaving, told?.closedByLog]).toEqual([[], undefined])
    expect(told?.mendedDefects).toMatchObject([{ mendedHow: "New pads, Kwik", mendedBy: "Robin Shaw" }])
    await on.vehicle(someVehicleLog(vehicleId, brakes), { follows: second.id })
    expect((await (await desk()).log(id)).notLeaving).toHaveLength(1)
  })

  it("opens what another journey has found once a later one does not say any more that it is mended, though it passes", async () => {
    const one = await journey()
    await unseenChange(one.id)
    const { vehicleId } = one
    await (await device(one.id)).vehicle(
      someVehicleLog(vehicleId, { ...brakes, litter: { result: "FAIL", note: "Cups" } })
    )
    const { id } = await journey({ vehicleId })
    await unseenChange(id)
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, saysMended))
    const { log } = await desk()
    expect([(await log(id)).notLeaving, (await log(one.id)).notLeaving]).toEqual([[], []])
    expect((await on.read()).vehicle?.closedByLog).toMatchObject([{ check: "brakes" }, { check: "litter" }])
    await on.vehicle(someVehicleLog(vehicleId, { litter: { result: "NOT_APPLICABLE" } }), {
      follows: first.id
    })
    expect((await log(id)).notLeaving).toEqual([expect.stringContaining("Brakes: open since the journey")])
    expect((await log(one.id)).notLeaving).toHaveLength(1)
    expect((await on.read()).vehicle?.openDefects).toMatchObject([{ check: "brakes" }, { check: "litter" }])
  })

  it("closes nothing that another journey has found since by saying the same once more, and opens no check twice", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, saysMended))
    const other = await journey({ vehicleId })
    await (await device(other.id)).vehicle(someVehicleLog(vehicleId, brakes))
    const same = await on.vehicle(someVehicleLog(vehicleId, saysMended, { notes: "Washed" }), {
      follows: first.id
    })
    const openIn = async () => (await (await desk()).log(other.id)).vehicle?.openDefects
    expect(await openIn()).toHaveLength(1)
    await on.vehicle(someVehicleLog(vehicleId, brakes), { follows: same.id })
    expect(await openIn()).toHaveLength(1)
    expect((await on.read()).vehicle?.closedByLog).toBeUndefined()
  })

  it("overrules no other finding than the one that the agency saw, and that one again once it is said again", async () => {
    const { id, vehicleId } = await journey()
    await unseenChange(id)
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, horn))
    const { log, overrule } = await desk()
    await overrule(id, (await defectOf(id))?.id ?? 0, "By day")
    const overruledFor = { note: "Silent", photoIds: [] }
    expect(await defectOf(id)).toMatchObject({ overruledBecause: "By day", overruledFor })
    expect((await log(id)).notLeaving).toEqual([])
    const tornOff = { horn: { result: "FAIL", note: "Torn off, a sharp edge" } } as const
    const other = await on.vehicle(someVehicleLog(vehicleId, tornOff), { follows: first.id })
    expect((await log(id)).notLeaving).toEqual([expect.stringContaining("Horn: have it mended")])
    expect((await defectOf(id))?.overruledBy).toBeUndefined()
    const again = await on.vehicle(someVehicleLog(vehicleId, horn), { follows: other.id })
    expect((await log(id)).notLeaving).toEqual([])
    await on.vehicle(someVehicleLog(vehicleId, tornOff), { follows: again.id })
    const after = await overrule(id, (await defectOf(id))?.id ?? 0, "The edge is taped")
    expect(after.notLeaving).toEqual([])
    expect(await defectOf(id)).toMatchObject({ overruledBecause: "The edge is taped" })
  })

  it("overrules nothing that was found after what was overruled was mended", async () => {
    const { id, vehicleId } = await journey()
    await unseenChange(id)
    const on = await device(id)
    const first = await on.vehicle(someVehicleLog(vehicleId, horn))
    const { log, overrule, mend } = await desk()
    const { id: defectId = 0 } = (await defectOf(id)) ?? {}
    await overrule(id, defectId, "By day")
    await mend(id, defectId, "New horn, Kwik")
    const other = { horn: { result: "FAIL", note: "Silent again" } } as const
    await on.vehicle(someVehicleLog(vehicleId, other), { follows: first.id })
    expect((await log(id)).notLeaving).toEqual([expect.stringContaining("Horn: have it mended")])
    expect((await on.read()).vehicle?.openDefects).toMatchObject([{ check: "horn", note: "Silent again" }])
    expect((await defectOf(id))?.overruledBy).toBeUndefined()
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

  it("keeps with a log what the agency's checks were called when it came, also those that were removed by then", async () => {
    const { transport } = await clientOf("agency")
    const save = (...checks: ReadonlyArray<{ id: string; label: string; gravity: string }>) =>
      transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks } })
    const ramp = { id: "ramp", label: "Ramp", gravity: "MINOR" }
    const straps = { id: "straps", label: "Straps", gravity: "ROADWORTHINESS" }
    await save(ramp, straps)
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const answer = { result: "PASS", note: "", photoIds: [], mended: "", telephoned: "" }
    const answered = [
      { ...answer, rowId: "straps", result: "FAIL", note: "Torn" },
      { ...answer, rowId: "ramp" },
      { ...answer, rowId: "nobody-knows" }
    ]
    await save({ ...ramp, label: "Lift" })
    await on.vehicle(someVehicleLog(vehicleId, {}, { agencyChecks: answered }))
    await save()
    const named = [
      { ...straps, gravity: "CRITICAL" },
      { ...ramp, label: "Lift" }
    ]
    for (const read of [on.read, async () => (await desk()).log(id)])
      expect((await read()).records[0]?.agencyChecks).toEqual(named)
    expect(await defectOf(id)).toMatchObject({ check: "straps", label: "Straps", gravity: "CRITICAL" })
  })
})

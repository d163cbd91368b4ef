import { expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { brakes, defectsAt, horn } from "./defectsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

describeServedOnce("Defects of a vehicle", (served) => {
  const {
    journey,
    device,
    desk,
    statusOf: standing,
    mailsOf,
    clientOf,
    defectOf,
    addBooking,
    step
  } = defectsAt(served)

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
    const booking = await addBooking({
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
    expect(await refusalOf(step(id, "journey.started"))).toMatchObject({
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

  it("lets the crew leave without a signal where the agency was telephoned", async () => {
    const { id, vehicleId } = await journey()
    const checks = { horn: { ...horn.horn, telephoned: "Robin: go, by day" } }
    await (await device(id)).vehicle(someVehicleLog(vehicleId, checks))
    expect(await standing(id)).toBe("IN_PROGRESS")
  })
})

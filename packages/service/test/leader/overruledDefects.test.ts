import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { brakes, defectsAt, horn } from "./defectsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

describeServedOnce("A defect that the agency overrules", (served) => {
  const { journey, device, desk, statusOf: standing, clientOf, defectOf, unseenChange } = defectsAt(served)

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
})

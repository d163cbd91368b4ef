import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { logsAt } from "./logsAt.ts"
import { someIncident, someProperty, someVehicleLog } from "./someRecords.ts"

describeServed("What is received from whoever kept a log before", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, newLeader, nameLeader, mailsOf } = at
  beforeAll(at.prepare)
  beforeEach(() => {
    served.ahead = 0
    return at.forgetTries()
  })

  it("puts what comes from whoever kept it before beside the log, and never on top", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const first = await device(id)
    const property = someProperty(["A blue bag"])
    const lost = await first.property("TAKEN", property)
    await nameLeader(id, next.workerId)
    const { code } = await (await desk()).code(id)
    const second = await device(id, next.name, code)
    const mine = await second.property("TAKEN", someProperty(["A green bag"]), { follows: lost.id })
    const vehicle = await second.vehicle(someVehicleLog(vehicleId))

    // What had arrived unnoticed is known, and what had not stands beside.
    expect(await first.property("TAKEN", property, { as: lost.id })).toEqual(lost)
    const aside = await first.property("TAKEN", someProperty(["A grey bag"]), { follows: lost.id })
    expect(aside.isAside).toBe(true)
    const corrected = await first.property("TAKEN", someProperty(["A white bag"]), { follows: aside.id })
    const checks = { brakes: { result: "FAIL", note: "Soft" } } as const
    expect((await first.vehicle(someVehicleLog(vehicleId, checks))).isAside).toBe(true)
    await first.incident(someIncident({ kind: "ABSCONDING" }))
    await first.photo(randomUUID())
    await first.times(at.hours({ id, places: [1] }))

    const { records, keptBy, vehicle: told } = await (await desk()).log(id)
    const ref = (await second.read()).job.refPrefix
    const holding = records.filter(({ replacedAt, isAside }) => !replacedAt && !isAside)
    expect(holding.map((record) => record.id).sort()).toEqual([mine.id, vehicle.id].sort())
    expect(records.find((record) => record.id === lost.id)).toMatchObject({ workerId: served.people.worker })
    expect(records.find((record) => record.id === corrected.id)).toMatchObject({
      ...{ isAside: true, follows: aside.id, receivedFrom: "Una Reed" },
      content: { property: { propertyList: expect.arrayContaining(["A white bag"]) } }
    })
    expect(records).toHaveLength(8)
    expect(keptBy).toMatch(/^Ivo Dale/)
    expect(told?.openDefects).toMatchObject([{ check: "brakes", isFoundBefore: true }])
    expect(new Set((await mailsOf(id)).map(({ subject }) => subject.replace(/: .*/, "")))).toEqual(
      new Set([
        "Absconding",
        "Noted beside the log",
        "Vehicle checked beside the log",
        "Vehicle out of service",
        `You lead the journey ${ref}`
      ])
    )
    expect((await second.read()).records.map((record) => record.id).sort()).toEqual(
      [mine.id, vehicle.id].sort()
    )
  })

  it("puts what two devices of whoever kept it before note of one part side by side, each with its corrections", async () => {
    const next = await newLeader()
    const { id } = await journey({ second: next.workerId })
    const [one, other] = [await device(id), await device(id)]
    await nameLeader(id, next.workerId)
    await device(id, next.name, (await (await desk()).code(id)).code)
    const first = await one.property("TAKEN", someProperty(["A grey bag"]))
    const second = await other.property("TAKEN", someProperty(["A white bag"]))
    const mended = await one.property("TAKEN", someProperty(["A pink bag"]), { follows: first.id })
    const late = await other.property("TAKEN", someProperty(["A red bag"]), { follows: first.id })
    expect(await other.property("TAKEN", someProperty(["A white bag"]), { as: second.id })).toEqual(second)
    const { records } = await (await desk()).log(id)
    const standing = records.filter(({ isAside, replacedAt }) => isAside && !replacedAt)
    expect(standing.map((record) => record.id).sort()).toEqual([second.id, mended.id, late.id].sort())
    expect(records).toHaveLength(4)
  })

  it("goes on where it stands for a leader who takes it back, with what stood aside beside it", async () => {
    const next = await newLeader()
    const { id } = await journey({ second: next.workerId })
    const first = await device(id)
    const mine = await first.property("TAKEN", someProperty(["A blue bag"]))
    await nameLeader(id, next.workerId)
    await device(id, next.name, (await (await desk()).code(id)).code)
    await first.property("TAKEN", someProperty(["A grey bag"]), { follows: mine.id })
    await nameLeader(id, served.people.worker)
    await device(id, undefined, (await (await desk()).code(id)).code)
    const later = await first.property("TAKEN", someProperty(["A pink bag"]), { follows: mine.id })
    expect(later.isAside).toBeUndefined()
    expect((await (await desk()).log(id)).records).toHaveLength(3)
  })
})

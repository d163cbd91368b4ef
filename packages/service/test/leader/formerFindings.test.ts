import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { brakes, defectsAt, horn, saysMended } from "./defectsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

describeServed("What a former leader finds unfit for the road", (served) => {
  const at = defectsAt(served)
  const { journey, device, desk, newLeader, nameLeader, clientOf, unfitMails, statusOf, unseenChange } = at

  /** A journey that one leader had begun on a device, and another keeps. */
  const handedOver = async () => {
    const next = await newLeader()
    const there = await journey({ second: next.workerId })
    const first = await device(there.id)
    await nameLeader(there.id, next.workerId)
    const { code } = await (await desk()).code(there.id)
    return { ...there, first, second: await device(there.id, next.name, code) }
  }
  const openOf = async (id: number) => (await (await desk()).log(id)).vehicle?.openDefects ?? []

  it("takes the vehicle out of service, whatever the log passes, until somebody says how it was mended", async () => {
    const { id, vehicleId, first, second } = await handedOver()
    const log = await second.vehicle(someVehicleLog(vehicleId))
    expect(await statusOf(id)).toBe("IN_PROGRESS")
    expect((await first.vehicle(someVehicleLog(vehicleId, { ...brakes, ...horn }))).isAside).toBe(true)
    expect(await openOf(id)).toMatchObject([{ check: "brakes", note: "Soft pedal", isFoundBefore: true }])
    expect(await unfitMails(id)).toBe(1)
    const next = await journey({ vehicleId, status: "ACCEPTED" })
    const { transport } = await clientOf("agency")
    const isFit = async () => (await transport.byId({ params: { id: next.id } })).facts?.vehicleApproved
    expect(await isFit()).toBe(false)
    await second.vehicle(someVehicleLog(vehicleId, {}, { notes: "Washed" }), { follows: log.id })
    expect(await openOf(id)).toHaveLength(1)
    await (await desk()).mend(id, (await openOf(id))[0]?.id ?? 0, "New pads, Kwik")
    expect([await openOf(id), await isFit()]).toEqual([[], true])
  })

  it("is decided once: the same words open nothing again, and other words do", async () => {
    const { id, vehicleId, first } = await handedOver()
    const aside = await first.vehicle(someVehicleLog(vehicleId, brakes))
    await (await desk()).mend(id, (await openOf(id))[0]?.id ?? 0, "New pads, Kwik")
    const washed = await first.vehicle(someVehicleLog(vehicleId, brakes, { notes: "Washed" }), {
      follows: aside.id
    })
    expect(await openOf(id)).toEqual([])
    const worse = { brakes: { result: "FAIL", note: "No pedal at all" } } as const
    await first.vehicle(someVehicleLog(vehicleId, worse), { follows: washed.id })
    expect(await openOf(id)).toMatchObject([{ note: "No pedal at all", isFoundBefore: true }])
  })

  it("opens again what they say no more to be mended, also where that arrives beside the log", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const first = await device(id)
    const found = await first.vehicle(someVehicleLog(vehicleId, brakes))
    const mended = await first.vehicle(someVehicleLog(vehicleId, saysMended), { follows: found.id })
    expect(await openOf(id)).toEqual([])
    await nameLeader(id, next.workerId)
    await device(id, next.name, (await (await desk()).code(id)).code)
    await first.vehicle(someVehicleLog(vehicleId, brakes), { follows: mended.id })
    expect(await openOf(id)).toMatchObject([{ check: "brakes", isFoundBefore: true }])
  })

  it("is not mended by what the log said before it was found, but by other words", async () => {
    const { id, vehicleId, first, second } = await handedOver()
    const found = await second.vehicle(someVehicleLog(vehicleId, brakes))
    await (await desk()).mend(id, (await openOf(id))[0]?.id ?? 0, "New pads, Kwik")
    const mended = await second.vehicle(someVehicleLog(vehicleId, saysMended), { follows: found.id })
    await first.vehicle(someVehicleLog(vehicleId, { brakes: { result: "FAIL", note: "It pulls" } }))
    const washed = await second.vehicle(someVehicleLog(vehicleId, saysMended, { notes: "Washed" }), {
      follows: mended.id
    })
    expect(await openOf(id)).toMatchObject([{ note: "It pulls · Soft pedal" }])
    const anew = { brakes: { ...saysMended.brakes, mended: "A new caliper" } }
    await second.vehicle(someVehicleLog(vehicleId, anew), { follows: washed.id })
    expect(await openOf(id)).toEqual([])
  })

  it("is not passed by whoever leads next and takes back that it was mended", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const first = await device(id)
    const found = await first.vehicle(someVehicleLog(vehicleId, { ...brakes, litter: horn.horn }))
    const mended = await first.vehicle(someVehicleLog(vehicleId, saysMended), { follows: found.id })
    await nameLeader(id, next.workerId)
    const second = await device(id, next.name, (await (await desk()).code(id)).code)
    const back = await second.vehicle(someVehicleLog(vehicleId, brakes), { follows: mended.id })
    await second.vehicle(someVehicleLog(vehicleId), { follows: back.id })
    expect(await openOf(id)).toMatchObject([{ check: "brakes", isFoundBefore: true }])
  })

  it("stays another journey's finding where that found it first", async () => {
    const one = await journey()
    const oneDevice = await device(one.id)
    const found = await oneDevice.vehicle(someVehicleLog(one.vehicleId, brakes))
    const next = await newLeader()
    const { id } = await journey({ second: next.workerId, vehicleId: one.vehicleId })
    const first = await device(id)
    await nameLeader(id, next.workerId)
    await device(id, next.name, (await (await desk()).code(id)).code)
    await first.vehicle(someVehicleLog(one.vehicleId, { brakes: { result: "FAIL", note: "It pulls" } }))
    const [open] = await openOf(id)
    expect([open?.note, open?.isFoundBefore]).toEqual(["Soft pedal", undefined])
    await unseenChange(one.id)
    await oneDevice.vehicle(someVehicleLog(one.vehicleId), { follows: found.id })
    expect(await openOf(one.id)).toMatchObject([{ check: "brakes", isFoundElsewhere: true }])
    expect((await (await desk()).log(one.id)).notLeaving).toHaveLength(1)
  })

  it("opens what is as grave by now, though they have said the same before, and gets no less grave", async () => {
    const { transport } = await clientOf("agency")
    const regrade = (...gravities: ReadonlyArray<string>) => {
      const checks = gravities.map((gravity) => ({ id: "ramp", label: "Ramp", gravity }))
      return transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks } })
    }
    const ramp = { rowId: "ramp", result: "FAIL", note: "Stuck", photoIds: [], mended: "", telephoned: "" }
    const stuck = (vehicleId: number, notes = "") =>
      someVehicleLog(vehicleId, {}, { agencyChecks: [ramp], notes })
    await regrade("CRITICAL")
    const { id, vehicleId, first } = await handedOver()
    const aside = await first.vehicle(stuck(vehicleId))
    expect(await openOf(id)).toEqual([])
    await regrade("ROADWORTHINESS")
    await first.vehicle(stuck(vehicleId, "Washed"), { follows: aside.id })
    const grave = [{ check: "ramp", gravity: "ROADWORTHINESS" }]
    expect(await openOf(id)).toMatchObject(grave)
    await regrade("CRITICAL")
    const next = await newLeader()
    const other = await journey({ second: next.workerId })
    const theirs = await device(other.id)
    const kept = await theirs.vehicle(stuck(other.vehicleId))
    await nameLeader(other.id, next.workerId)
    await device(other.id, next.name, (await (await desk()).code(other.id)).code)
    await regrade("ROADWORTHINESS")
    await theirs.vehicle(stuck(other.vehicleId, "Washed"), { follows: kept.id })
    expect(await openOf(other.id)).toMatchObject([{ ...grave[0], isFoundBefore: true }])
    const one = await journey()
    const on = await device(one.id)
    const log = await on.vehicle(stuck(one.vehicleId))
    await regrade()
    await on.vehicle(stuck(one.vehicleId, "Washed"), { follows: log.id })
    expect(await openOf(one.id)).toMatchObject(grave)
  })

  it("keeps the crew that has not left, who read of it, and lets it go once that is mended", async () => {
    const { id, vehicleId, first, second } = await handedOver()
    await first.vehicle(someVehicleLog(vehicleId, brakes))
    await second.vehicle(someVehicleLog(vehicleId))
    expect(await statusOf(id)).toBe("COMMITTED")
    const { notLeaving } = await (await desk()).log(id)
    expect(notLeaving).toEqual([
      expect.stringMatching(/^Brakes: found by whoever led the journey .* before\. Have/)
    ])
    const { vehicle: told } = await second.read()
    expect(told?.openDefects).toMatchObject([{ check: "brakes", isFoundBefore: true }])
    await (await desk()).mend(id, told?.openDefects[0]?.id ?? 0, "New pads, Kwik")
    expect(await statusOf(id)).toBe("IN_PROGRESS")
  })

  it("is what they had sent before the log was taken over, too: it is mended, and not passed", async () => {
    const next = await newLeader()
    const { id, vehicleId } = await journey({ second: next.workerId })
    const log = await (await device(id)).vehicle(someVehicleLog(vehicleId, brakes))
    await nameLeader(id, next.workerId)
    const second = await device(id, next.name, (await (await desk()).code(id)).code)
    const passed = await second.vehicle(someVehicleLog(vehicleId), { follows: log.id })
    expect(await openOf(id)).toMatchObject([{ check: "brakes", isFoundBefore: true }])
    expect(await statusOf(id)).toBe("COMMITTED")
    await second.vehicle(someVehicleLog(vehicleId, saysMended), { follows: passed.id })
    expect([await openOf(id), await statusOf(id)]).toEqual([[], "IN_PROGRESS"])
  })

  it("is told as they said it where the log has found the same, which a pass no longer closes", async () => {
    const { id, vehicleId, first, second } = await handedOver()
    const log = await second.vehicle(someVehicleLog(vehicleId, brakes))
    await first.vehicle(someVehicleLog(vehicleId, { brakes: { result: "FAIL", note: "It pulls" } }))
    expect(await openOf(id)).toMatchObject([{ note: "Soft pedal · It pulls", isFoundBefore: true }])
    expect(await unfitMails(id)).toBe(1)
    const washed = await second.vehicle(someVehicleLog(vehicleId, brakes, { notes: "Washed" }), {
      follows: log.id
    })
    expect(await openOf(id)).toMatchObject([{ note: "Soft pedal · It pulls" }])
    await second.vehicle(someVehicleLog(vehicleId), { follows: washed.id })
    expect(await openOf(id)).toHaveLength(1)
  })
})

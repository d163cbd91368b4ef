import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { brakes, defectsAt, saysMended } from "./defectsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

describeServedOnce("A defect that is mended", (served) => {
  const { journey, device, desk, clientOf, defectOf, unfitMails, unseenChange } = defectsAt(served)

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
    expect((await (await desk()).log(id)).notLeaving).toEqual([expect.stringMatching(/^Brakes: open since/)])
    await on.vehicle(someVehicleLog(vehicleId, brakes), { follows: same.id })
    expect(await openIn()).toHaveLength(1)
    expect((await on.read()).vehicle?.closedByLog).toBeUndefined()
  })
})

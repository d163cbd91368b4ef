import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { defectsAt } from "./defectsAt.ts"
import { someVehicleLog } from "./someRecords.ts"

describeServedOnce("What an agency looks at besides", (served) => {
  const { journey, device, desk, statusOf: standing, clientOf, defectOf } = defectsAt(served)

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

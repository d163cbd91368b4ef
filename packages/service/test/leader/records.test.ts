import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { logsAt } from "./logsAt.ts"
import { someDropOff, someIncident, someMedication, someProperty, someVehicleLog } from "./someRecords.ts"

describeServed("What is received of a log", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, submit, statusOf: standing } = at
  beforeAll(at.prepare)
  beforeEach(() => {
    served.ahead = 0
    return at.forgetTries()
  })

  it("is received once, however often it is sent, with the same receipt", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const as = randomUUID()
    const content = someVehicleLog(vehicleId)
    const receipts = await Promise.all([1, 2, 3].map(() => on.vehicle(content, { as })))
    const [first] = receipts
    expect(first).toMatchObject({ id: as, receivedFrom: "Una Reed", content: { vehicleId } })
    expect(receipts).toEqual([first, first, first])
    const { records } = await on.read()
    expect(records).toMatchObject([{ id: as, kind: "vehicle", workerId: served.people.worker }])
    expect(records[0]?.content.vehicle).toEqual(first?.content)
    expect((await at.eventsOf(id)).filter(({ event }) => event === "log.received")).toEqual([
      { event: "log.received", email: "worker@crewfleet.example" }
    ])
  })

  it("keeps what was corrected, and refuses what does not follow it", async () => {
    const { id } = await journey()
    const on = await device(id)
    const first = await on.property("TAKEN", someProperty(["A blue bag"]))
    expect(await refusalOf(on.property("TAKEN", someProperty(["A red bag"])))).toMatchObject({ status: 409 })
    expect(await statusOf(on.property("TAKEN", someProperty(["Another"]), { as: first.id }))).toBe(409)
    const next = await on.property("TAKEN", someProperty(["A green bag"]), { follows: first.id })
    expect((await on.read()).records.map((record) => record.id)).toEqual([next.id])
    const { records } = await (await desk()).log(id)
    expect(records).toMatchObject([
      { id: next.id, follows: first.id },
      { id: first.id, replacedAt: next.receivedAt }
    ])
    expect(records[1]?.content.property?.propertyList?.[0]).toBe("A blue bag")
    // Its device never heard of the receipt, and sends it again.
    expect(await on.property("TAKEN", someProperty(["A blue bag"]), { as: first.id })).toEqual(first)
  })

  it("takes one of two that are sent at once in place of the same", async () => {
    const { id } = await journey()
    const on = await device(id)
    const { id: follows } = await on.medication("TAKEN", someMedication())
    const sent = await Promise.all(
      ["lorazepam, 1", "lorazepam, 2", "lorazepam, 3"].map((line) =>
        statusOf(on.medication("TAKEN", someMedication([line]), { follows }))
      )
    )
    expect(sent.sort()).toEqual([409, 409, undefined])
    const { records } = await (await desk()).log(id)
    expect(records.filter(({ replacedAt }) => !replacedAt)).toHaveLength(1)
  })

  it("takes property and medication over and hands them over, and wants a word where that differs", async () => {
    const { id } = await journey()
    const on = await device(id)
    await on.property("TAKEN", someProperty(["A blue bag", "A ring"]))
    expect(await refusalOf(on.property("HANDED", someProperty(["A blue bag"])))).toMatchObject({
      status: 400,
      violations: [{ field: "difference", message: "Say why this differs from what was taken over" }]
    })
    await on.property("HANDED", someProperty(["A ring", "a blue  bag"]))
    await on.medication("TAKEN", someMedication(["olanzapine, 4"]))
    await on.medication(
      "HANDED",
      someMedication(["olanzapine, 3"], { difference: "One was given on the way" })
    )
    expect((await on.read()).records.map(({ kind }) => kind).sort()).toEqual([
      "medicationHanded",
      "medicationTaken",
      "propertyHanded",
      "propertyTaken"
    ])
  })

  it("refuses ends that do not agree with the start, whichever comes first", async () => {
    const one = await journey()
    const on = await device(one.id)
    await on.vehicle(someVehicleLog(one.vehicleId))
    expect(await refusalOf(on.dropOff(someDropOff({ mileage: "999" })))).toMatchObject({
      status: 400,
      violations: [{ field: "mileage" }]
    })
    const two = await journey()
    const other = await device(two.id)
    await other.dropOff(someDropOff({ mileage: "999" }))
    expect(await refusalOf(other.vehicle(someVehicleLog(two.vehicleId)))).toMatchObject({
      status: 400,
      violations: [{ field: "startMileage" }]
    })
  })

  it("takes photos before and after the record that names them, once, and says which are owed", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const [early, late] = [randomUUID(), randomUUID()]
    await on.photo(early)
    await on.photo(early, pngOf(500))
    const litter = { result: "FAIL", note: "Cups", photoIds: [early, late] } as const
    await on.vehicle(someVehicleLog(vehicleId, { litter }))
    const [owing] = (await on.read()).records
    const { receivedAt } = owing?.photos?.[0] ?? {}
    expect(owing).toMatchObject({ photos: [{ id: early, receivedAt }], owedPhotoIds: [late] })
    expect(Date.parse(receivedAt ?? "")).toBeLessThanOrEqual(Date.parse(owing?.receivedAt ?? ""))
    const picture = await fetch(`${served.url}${owing?.photos?.[0]?.url}`)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"])
    await on.photo(late)
    const [whole] = (await (await desk()).log(id)).records
    expect(whole?.photos).toHaveLength(2)
    expect(whole?.owedPhotoIds).toBeUndefined()
    const other = await device((await journey()).id)
    expect(await statusOf(other.photo(late))).toBe(409)
    expect(await statusOf(on.photo(randomUUID(), Buffer.from("no picture")))).toBe(400)
  })

  it("says that the device was last heard when it read or sent last", async () => {
    const { id } = await journey()
    const on = await device(id)
    const { log } = await desk()
    const heard = async () => Date.parse((await log(id)).heardAt ?? "")
    const hears: ReadonlyArray<() => Promise<unknown>> = [
      () => on.read(),
      () => on.property("TAKEN", someProperty()),
      () => on.incident(someIncident()),
      () => on.photo(randomUUID()),
      () => on.read()
    ]
    for (const [place, hear] of hears.entries()) {
      served.ahead = (place + 1) * 60_000
      await hear()
      const at = await heard()
      expect(Math.abs(at - Date.now() - served.ahead)).toBeLessThan(30_000)
      served.ahead += 50_000
      expect(await heard()).toBe(at)
    }
  })

  it("takes nothing once the job is closed but photos that are owed, and lets nobody read", async () => {
    const there = await journey()
    const late = randomUUID()
    const on = await submit(there)
    await on.times(at.hours(there))
    await at.step(there.id, "job.closed")
    expect(await refusalOf(on.incident(someIncident()))).toMatchObject({
      status: 410,
      message: "The agency has closed this journey, and its log with it: tell the agency by telephone."
    })
    expect(await statusOf(on.read())).toBe(403)
    await on.photo(late)
    expect(await standing(there.id)).toBe("CLOSED")
  })

  it("receives what a device with a wrong clock records, and refuses a drop-off that has not come yet", async () => {
    const { id } = await journey()
    const on = await device(id)
    const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    for (const hours of [30, -30]) await on.incident(someIncident({ start: hence(hours) }))
    await on.dropOff(someDropOff({ dropTime: hence(-30) }))
    const { records } = await on.read()
    expect(records.map(({ kind }) => kind).sort()).toEqual(["dropOff", "incident", "incident"])
    expect(
      await refusalOf(on.dropOff(someDropOff({ dropTime: hence(30) }), { follows: records[0]?.id ?? null }))
    ).toMatchObject({
      status: 400,
      violations: [{ field: "dropTime", message: "The time of the drop-off has not come yet" }]
    })
  })

  it("keeps what others send as its form would write it, and receives the same again", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const odd = "\u202Etfos\u0007 "
    const horn = { result: "FAIL", note: odd, photoIds: [], mended: "", telephoned: odd }
    const content = { ...someVehicleLog(vehicleId), horn, notes: `One\r\ntwo${odd}` }
    const as = randomUUID()
    const first = await on.vehicle(content, { as })
    expect(first.content).toMatchObject({
      horn: { note: "tfos", telephoned: "tfos", mended: null },
      notes: "One\ntwotfos"
    })
    expect(await on.vehicle(content, { as })).toEqual(first)
    expect(await on.vehicle(first.content, { as })).toEqual(first)
    expect((await (await desk()).log(id)).vehicle?.openDefects).toMatchObject([{ note: "tfos" }])
    await on.incident({ ...someIncident(), why: odd, who: odd })
    const { giver } = someProperty()
    await on.property("TAKEN", {
      ...someProperty(),
      propertyList: [odd],
      giver: { ...giver, name: `Grace${odd}` }
    })
    expect(JSON.stringify((await on.read()).records)).not.toMatch(/\\u0007|\u202E/)
  })

  it("receives again what it has kept as it was sent once", async () => {
    const { id } = await journey()
    const on = await device(id)
    const sent = { ...someProperty(), propertyList: ["A blue\u202E bag "] }
    const { id: as } = await on.property("TAKEN", sent)
    await served.query((db) =>
      db
        .updateTable("transportLogRecords")
        .set({ content: JSON.stringify(sent) })
        .where("id", "=", as)
        .execute()
    )
    expect(await on.property("TAKEN", sent, { as })).toMatchObject({ id: as })
    expect(await statusOf(on.property("TAKEN", { ...sent, propertyList: ["A ring"] }, { as }))).toBe(409)
  })

  it("refuses that what every vehicle needs for the road does not apply, at its field", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const brakes = { brakes: { result: "NOT_APPLICABLE" } } as const
    expect(await refusalOf(on.vehicle(someVehicleLog(vehicleId, brakes)))).toMatchObject({
      status: 400,
      violations: [
        { field: "brakes.result", message: "Brakes: choose pass or fail. Every vehicle has to have this" }
      ]
    })
    await on.vehicle(someVehicleLog(vehicleId, { trailerCoupling: { result: "NOT_APPLICABLE" } }))
  })

  it("keeps words as they show, and nothing that cannot be kept", async () => {
    const { id, vehicleId } = await journey()
    const on = await device(id)
    const odd = "\u202Etxet <script>alert(1)</script> 'or 1=1-- \u{1F691}"
    await on.property("TAKEN", someProperty([odd, "x".repeat(255)]))
    expect((await on.read()).records[0]?.content.property?.propertyList?.[0]).toBe(odd.slice(1))
    const isRefused = async (call: Promise<unknown>) => expect(await statusOf(call)).toBe(400)
    await isRefused(on.medication("TAKEN", someMedication(["a\uD800b"])))
    await isRefused(on.medication("TAKEN", someMedication(["x".repeat(256)])))
    await isRefused(on.medication("TAKEN", { medicationList: Array(16).fill("one") }))
    await isRefused(on.vehicle({}))
    await isRefused(on.vehicle(someVehicleLog(999_999)))
    await isRefused(on.vehicle(someVehicleLog(vehicleId, {}, { startMileage: "1e99" })))
    await isRefused(on.vehicle(someVehicleLog(vehicleId), { as: "no uuid" }))
    await isRefused(on.dropOff(someDropOff({ pcomment: "x".repeat(21) })))
    await isRefused(on.dropOff(someDropOff({ signature: false })))
    await isRefused(on.incident(someIncident({ kind: "PARTY" })))
    await isRefused(on.property("HANDED", someProperty(["x".repeat(100_000)])))
    expect(await refusalOf(on.property("HANDED", someProperty(["x".repeat(300_000)])))).toBeDefined()
    expect((await on.read()).records).toHaveLength(1)
  })
})

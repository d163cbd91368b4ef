import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { patientWords } from "../transport/someRequest.ts"
import { logsAt } from "./logsAt.ts"
import { someDropOff, someIncident, someMedication, someProperty, someVehicleLog } from "./someRecords.ts"

describeServed("What is received of a log", (served) => {
  const at = logsAt(served)
  const { journey, device, desk, newLeader, nameLeader, submit, mailsOf, statusOf: standing } = at
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

  it("tells the agency of an incident at once and once, and of one that is withdrawn, without a word of the patient", async () => {
    const { id } = await journey()
    const on = await device(id)
    const incidentId = randomUUID()
    const first = await on.incident(someIncident(), { incidentId })
    await on.incident(someIncident(), { incidentId, as: first.id })
    const next = await on.incident(someIncident({ end: "2026-11-20T10:05:00.000Z" }), {
      incidentId,
      follows: first.id
    })
    await on.incident(someIncident({ kind: "INJURY" }))
    const told = async () => (await mailsOf(id)).map(({ subject }) => subject.replace(/: .*/, "")).sort()
    const perUser = (await mailsOf(id)).filter(({ subject }) => subject.startsWith("Restraint"))
    expect(new Set(perUser.map(({ recipient }) => recipient)).size).toBe(perUser.length)
    expect(new Set(await told())).toEqual(new Set(["Injury", "Restraint"]))
    await on.incident(someIncident({ withdrawn: true }), { incidentId, follows: next.id })
    expect(new Set(await told())).toEqual(new Set(["Injury", "Recorded by mistake", "Restraint"]))
    for (const { subject, text } of await mailsOf(id))
      for (const word of patientWords) expect(`${subject} ${text}`).not.toContain(word)
    expect((await mailsOf(id))[0]?.text).toContain(`/agency/jobs/transport/${id}`)
    const { records } = await on.read()
    expect(records.filter(({ kind }) => kind === "incident")).toHaveLength(2)
  })

  it("tells the agency once of each change of an incident's kind, and of a withdrawal that is taken back", async () => {
    const { id } = await journey()
    const on = await device(id)
    const incidentId = randomUUID()
    const says = async () => {
      const mails = await mailsOf(id)
      const mine = mails.filter(({ recipient }) => recipient === mails[0]?.recipient)
      return mine.map(({ text }) => /recorded as .*?:|has recorded:|a mistake/.exec(text)?.[0])
    }
    const first = await on.incident(someIncident({ kind: "INJURY" }), { incidentId })
    const absconded = someIncident({ kind: "ABSCONDING" })
    const second = await on.incident(absconded, { incidentId, follows: first.id })
    await on.incident(absconded, { incidentId, follows: first.id, as: second.id })
    const words = await on.incident({ ...absconded, why: "The door" }, { incidentId, follows: second.id })
    expect((await says()).toSorted()).toEqual(["has recorded:", "recorded as Injury:"])
    const withdrawn = await on.incident({ ...absconded, withdrawn: true }, { incidentId, follows: words.id })
    const again = await on.incident(absconded, { incidentId, follows: withdrawn.id })
    await on.incident({ ...absconded, withdrawn: true }, { incidentId, follows: again.id })
    expect((await says()).filter((text) => text === "a mistake")).toHaveLength(3)
    expect((await mailsOf(id)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining("takes back that this was a mistake: Absconding")
    )
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
    expect(told?.openDefects).toEqual([])
    expect(new Set((await mailsOf(id)).map(({ subject }) => subject.replace(/: .*/, "")))).toEqual(
      new Set([
        "Absconding",
        "Noted beside the log",
        "Vehicle checked beside the log",
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

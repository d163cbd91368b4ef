import { verifyPack } from "@crewfleet/sdk"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { someIncident, someProperty, someVehicleLog } from "../leader/someRecords.ts"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { packsAt, saidIn } from "./packsAt.ts"

describeServedOnce("The pack of a journey that was aborted on the road", (served) => {
  const at = packsAt(served)
  const { device, step, hours, sealed, ofJob, ofRequest, key, packRow } = at
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  /** A journey that was aborted after its patient absconded, of which the hours are owed. */
  const aborted = async () => {
    const there = await at.journey({ clientId: served.people.client })
    const on = await device(there.id)
    await on.vehicle(someVehicleLog(there.vehicleId))
    await on.property("TAKEN", someProperty(["quillon's bag"]))
    await on.incident(someIncident({ kind: "ABSCONDING", why: "quillon ran" }))
    await step(there.id, "job.aborted", "The patient has absconded")
    return { there, on }
  }

  it("is sealed once the agency accepts its log as far as it goes, with what arrived after the abort", async () => {
    const { there, on } = await aborted()
    const { id } = there
    await on.incident(someIncident({ kind: "INJURY", why: "a knee, found later" }))
    for (const ask of [ofJob, ofRequest])
      expect(await refusalOf(ask(id))).toMatchObject({
        status: 409,
        message: "The pack of a journey is sealed once its agency has accepted the log."
      })
    expect(await refusalOf(step(id, "log.accepted"))).toMatchObject({
      message: "The hours of 2 workers are not entered"
    })
    await on.times(hours(there))
    await step(id, "log.accepted")
    await sealed()
    expect(await at.statusOf(id)).toBe("ABORTED")

    const file = await ofJob(id)
    expect(await verifyPack(file, { publicKey: await key() })).toMatchObject({ seal: "VALID" })
    expect(saidIn(file, "log").records.map(({ kind }: { readonly kind: string }) => kind)).toEqual([
      "propertyTaken"
    ])
    const incidents = saidIn(file, "incidents").records
    expect(
      incidents.map(({ content }: { readonly content: { readonly why: string } }) => content.why)
    ).toEqual(["quillon ran", "a knee, found later"])
    expect(saidIn(file, "history").map(({ event }: { readonly event: string }) => event)).toEqual(
      expect.arrayContaining(["job.aborted", "log.accepted"])
    )
    const client = await ofRequest(id)
    expect(await verifyPack(client, { publicKey: await key() })).toMatchObject({ seal: "VALID" })
    expect(JSON.parse(client).signature).toBe(JSON.parse(file).signature)
    for (const [name, group] of [
      ["agency", "transport"],
      ["client", "transportRequest"]
    ] as const)
      expect((await (await at.clientOf(name))[group].byId({ params: { id } })).pack).toMatchObject({
        sealedAt: expect.any(String)
      })
  })

  it("can be kept by another leader who is named after the abort, until its log is accepted, and its plan stays", async () => {
    const next = await at.newLeader()
    const there = await at.journey({ clientId: served.people.client, second: next.workerId })
    const { id, vehicleId } = there
    const first = await device(id)
    await first.vehicle(someVehicleLog(vehicleId))
    await step(id, "job.aborted", "The leader was hurt")
    await at.nameLeader(id, next.workerId)
    const told = (await at.mailsOf(id)).filter(({ recipient }) => recipient.startsWith(next.name))
    expect(told.map(({ subject }) => subject.split(":")[0])).toContainEqual(
      expect.stringContaining("You lead the journey")
    )
    const { code } = await (await at.desk()).code(id)
    const on = await device(id, next.name, code)
    await on.incident(someIncident({ kind: "INJURY" }))
    expect((await on.read()).records.map(({ kind }) => kind)).toEqual(["incident", "vehicle"])
    const { transport } = await at.clientOf("agency")
    const nobody = transport.nameLeader({ params: { id }, payload: {} })
    expect(await refusalOf(nobody)).toMatchObject({
      message: "The crew was sent: name somebody else instead."
    })
    for (const pick of [transport.pickVehicle, transport.pickDriver])
      expect(await refusalOf(pick({ params: { id }, payload: { id: vehicleId } }))).toMatchObject({
        message: "The plan can be changed from accepting the job until the crew has left."
      })
    await on.times(hours(there))
    await step(id, "log.accepted")
    expect(await refusalOf(at.nameLeader(id, served.people.worker))).toMatchObject({
      ...{ status: 409, message: "The log was accepted: nobody else leads this journey any more." }
    })
    await sealed()
  })

  it("takes nothing any more from then on: no record, no code, nothing given back, and no second acceptance", async () => {
    const { there, on } = await aborted()
    const { id } = there
    await on.times(hours(there))
    await step(id, "log.accepted")
    await sealed()
    const closed = "The agency has closed this journey, and its log with it: tell the agency by telephone."
    expect(await refusalOf(on.incident(someIncident()))).toMatchObject({ status: 410, message: closed })
    expect(await refusalOf(on.read())).toMatchObject({ status: 403, message: closed })
    expect(await refusalOf((await at.leading())(id))).toMatchObject({ status: 410, message: closed })
    expect(await refusalOf((await at.desk()).code(id))).toMatchObject({ message: closed })
    expect(
      await refusalOf((await at.desk()).giveBack(id, [{ step: "property", words: "Which bag?" }]))
    ).toMatchObject({ message: "The log was accepted: nothing comes to it any more." })
    expect(await refusalOf(step(id, "log.accepted"))).toMatchObject({
      message: "The log was accepted already"
    })
  })

  it("tells the standing that the crew was sent with where it was aborted before anybody left", async () => {
    const there = await at.journey({ clientId: served.people.client })
    const on = await device(there.id)
    await step(there.id, "job.aborted", "The ward rang")
    await served.query((db) =>
      db
        .updateTable("workerAgencies")
        .set({ fitToWork: false })
        .where("workerId", "=", there.second)
        .execute()
    )
    await on.times(hours(there))
    await step(there.id, "log.accepted")
    await sealed()
    const crew: ReadonlyArray<{ readonly standing: string }> = saidIn(await ofJob(there.id), "crew")
    expect(crew.map(({ standing }) => standing)).toEqual(["MAY", "MAY", "MAY"])
    const texts = pdfTexts(Buffer.from(await at.pdfOfJob(there.id))).texts.map(({ text }) => text)
    expect(texts.join()).not.toContain("Not kept")
  })

  it("is not there where nobody kept a log", async () => {
    const { id } = await at.journey({ clientId: served.people.client })
    await step(id, "job.aborted", "The vehicle has broken down")
    expect(await refusalOf(step(id, "log.accepted"))).toMatchObject({
      message: expect.stringContaining("Nobody kept a log of this journey")
    })
    expect(await refusalOf(ofRequest(id))).toMatchObject({ status: 404 })
    expect(await packRow(id)).toBeUndefined()
  })
})

import { isWhole, verifyPack } from "@crewfleet/sdk"
import { filePart, packParts } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { someVehicleLog } from "../leader/someRecords.ts"
import { pdfTexts } from "../pdf/pdfTexts.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { requestsAt } from "../transport/requestsAt.ts"
import { packsAt, saidIn } from "./packsAt.ts"

describeServedOnce("The sealed pack of a journey", (served) => {
  const at = packsAt(served)
  const { closed, logged, ofJob, pdfOfJob, ofRequest, pdfOfRequest, packRow, key, clientOf } = at
  const requests = requestsAt(served)
  beforeAll(at.prepare)
  beforeEach(() => at.forgetTries())

  it("is whole by the key that anybody is told, with its PDF, and has a part for all that there was", async () => {
    const { id, photoId } = await closed("quillon")
    const file = await ofJob(id)
    const pdf = await pdfOfJob(id)
    const findings = await verifyPack(file, { pdf, publicKey: await key() })
    expect(findings).toMatchObject({ jobId: id, seal: "VALID", pdf: "WHOLE" })
    expect(findings.parts).toEqual(
      [...Object.keys(packParts), filePart(photoId)].map((name) => ({ name, standing: "WHOLE" }))
    )
    expect(isWhole(findings)).toBe(true)

    expect(saidIn(file, "request")).toMatchObject({ answers: { patientName: expect.any(String) } })
    expect(saidIn(file, "request").answers).not.toHaveProperty("diagnosis")
    expect(Object.keys(saidIn(file, "risks").answers)).toContain("selfHarm")
    const { defects, records } = saidIn(file, "vehicleCheck")
    expect(records).toMatchObject([{ kind: "vehicle", notedBy: "Una Reed", photos: [photoId] }])
    expect(defects).toMatchObject([
      {
        check: "horn",
        note: "quillon hit it",
        overruled: { because: "quillon waits", note: "quillon hit it" }
      }
    ])
    const log = saidIn(file, "log")
    expect(log.hands).toMatchObject([{ name: "Una Reed", endedAt: null }])
    expect(log.records.map(({ kind }: { readonly kind: string }) => kind)).toEqual([
      "propertyTaken",
      "propertyTaken",
      "propertyHanded",
      "medicationTaken",
      "medicationHanded",
      "dropOff"
    ])
    expect(log.records[0].replacedAt).toBe(log.records[1].receivedAt)
    expect(saidIn(file, "incidents").records).toMatchObject([{ content: { why: "quillon ran" } }])
    expect(saidIn(file, "times")).toHaveLength(2)
    expect(saidIn(file, "history").map(({ event }: { readonly event: string }) => event)).toEqual(
      expect.arrayContaining(["log.opened", "defect.overruled", "journey.logged", "job.closed"])
    )
    expect(saidIn(file, "looks")).toContainEqual(expect.objectContaining({ audiences: ["log"] }))
    expect(saidIn(file, filePart(photoId)).base64.length).toBeGreaterThan(50)
  })

  it("tells of a defect what the journey's own log and its agency said, whatever the next journey of the vehicle does", async () => {
    const there = await logged("quillon")
    const next = await at.journey({ vehicleId: there.vehicleId, clientId: served.people.client })
    const horn = { result: "FAIL", note: "peregrine sat on it", photoIds: [] } as const
    await (await at.device(next.id)).vehicle(someVehicleLog(there.vehicleId, { horn }))
    const { log, overrule } = await at.desk()
    const [defect] = (await log(next.id)).vehicle?.openDefects ?? []
    await overrule(next.id, defect?.id ?? 0, "peregrine waits")
    await at.step(there.id, "job.closed")
    await at.sealed()
    expect(saidIn(await ofJob(there.id), "vehicleCheck").defects).toMatchObject([
      {
        ...{ id: defect?.id, note: "quillon hit it", photos: [there.photoId] },
        overruled: { because: "quillon waits" }
      }
    ])
  })

  it("gives a client names, roles and standing of the crew, and neither certificates nor who looked", async () => {
    const { id } = await closed()
    const file = await ofRequest(id)
    const findings = await verifyPack(file, { pdf: await pdfOfRequest(id), publicKey: await key() })
    expect(findings).toMatchObject({ seal: "VALID", pdf: "WHOLE" })
    const withheld = findings.parts.filter(({ standing }) => standing === "WITHHELD")
    expect(withheld.map(({ name }) => name)).toEqual(["certificates", "review", "looks"])
    expect(isWhole(findings)).toBe(true)
    expect(JSON.parse(file).signature).toBe(JSON.parse(await ofJob(id)).signature)
    for (const member of saidIn(file, "crew"))
      expect(Object.keys(member).toSorted()).toEqual(
        ["name", "role", "leads", "ledAtTheStart", "standing", "stayed", "at"].toSorted()
      )
    expect(file).not.toContain("workerId")
    expect(await verifyPack(file, { pdf: await pdfOfJob(id) })).toMatchObject({ pdf: "CHANGED" })
  })

  it("says on paper what it says, to each what is theirs", async () => {
    const { id } = await closed("quillon")
    const read = (pdf: Uint8Array) => pdfTexts(Buffer.from(pdf)).texts.map(({ text }) => text)
    const [agency, client] = [read(await pdfOfJob(id)), read(await pdfOfRequest(id))]
    for (const { title, holders } of Object.values(packParts)) {
      expect(agency).toContain(title)
      expect(client.includes(title)).toBe((holders as ReadonlyArray<string>).includes("CLIENT"))
    }
    for (const texts of [agency, client]) {
      expect(texts).toEqual(expect.arrayContaining(["quillon hit it", "quillon's bag", "quillon ran"]))
      expect(texts.filter((text) => text === "Photo 1")).toHaveLength(2)
      expect(texts).toContain("Una Reed, Cleaner")
    }
    expect(agency).toContain("Fit to work")
    expect(client.join()).not.toContain("Fit to work")
  })

  it("is refused in words before, and where there is none", async () => {
    const there = await logged("quillon")
    expect(await refusalOf(ofJob(there.id))).toMatchObject({
      status: 409,
      message: "The pack of a journey is sealed once its agency has accepted the log."
    })
    const { id } = await at.journey({ status: "CLOSED", clientId: served.people.client })
    for (const ask of [ofJob, ofRequest])
      expect(await refusalOf(ask(id))).toMatchObject({
        status: 404,
        message: "There is no sealed pack of this journey: nobody kept a log of it."
      })
  })

  it("is told of on the job, and each look at it but the ward's is written down", async () => {
    const { id } = await closed()
    const { transport, transportRequest } = await Promise.all([clientOf("agency"), clientOf("client")]).then(
      ([agency, client]) => ({ ...agency, transportRequest: client.transportRequest })
    )
    const job = await transport.byId({ params: { id } })
    expect(job.pack).toEqual({ sealedAt: expect.any(String), keptUntil: expect.any(String) })
    expect((await transportRequest.byId({ params: { id } })).pack).toEqual(job.pack)
    await ofRequest(id)
    await ofJob(id)
    await pdfOfJob(id)
    const { content } = await transport.looks({ params: { id, page: 0, size: 20 } })
    expect(content.filter(({ audiences }) => audiences.includes("pack"))).toHaveLength(1)
  })

  it("keeps the standing that the crew had as they left, and what it rested on", async () => {
    const there = await logged("quillon")
    await served.query((db) =>
      db
        .updateTable("workerAgencies")
        .set({ fitToWork: false })
        .where("workerId", "=", there.second)
        .execute()
    )
    await at.step(there.id, "job.closed")
    await at.sealed()
    const file = await ofJob(there.id)
    const crew: ReadonlyArray<{ readonly standing: string }> = saidIn(file, "crew")
    expect(crew.map(({ standing }) => standing)).toEqual(["MAY", "MAY", "MAY"])
    const rested = saidIn(file, "certificates").find(
      ({ workerId }: { readonly workerId: number }) => workerId === there.second
    )
    expect(rested.rested).toContainEqual(
      expect.objectContaining({ requirement: "Fit to work", outcome: "MET", said: "Fit to work is met" })
    )
    await served.query((db) =>
      db.updateTable("workerAgencies").set({ fitToWork: true }).where("workerId", "=", there.second).execute()
    )
  })

  it("says who came and went on the road, and that whoever came had no standing that was kept", async () => {
    const there = await logged("quillon")
    await served.query((db) =>
      db
        .updateTable("shiftBookings")
        .set({ shiftStatus: "CANCELLED" })
        .where("id", "=", there.places[1] ?? 0)
        .execute()
    )
    const newcomer = await at.newWorker()
    const place = await at.newPlace(there, newcomer, "BOOKED")
    await served.query((db) =>
      db.updateTable("shiftBookings").set({ shiftStatus: "COMPLETED" }).where("id", "=", place).execute()
    )
    await at.step(there.id, "job.closed")
    await at.sealed()
    const crew = saidIn(await ofJob(there.id), "crew")
    const of = (wanted: { readonly stayed: boolean; readonly standing: string | null }) =>
      crew.filter(
        (member: typeof wanted) => member.stayed === wanted.stayed && member.standing === wanted.standing
      )
    expect(of({ stayed: false, standing: "MAY" })).toHaveLength(1)
    expect(of({ stayed: true, standing: null })).toHaveLength(1)
    const texts = pdfTexts(Buffer.from(await pdfOfJob(there.id))).texts.map(({ text }) => text)
    expect(texts).toContain("Not kept: they came later than the others")
    expect(crew).toContainEqual(
      expect.objectContaining({ name: "Una Reed", leads: true, ledAtTheStart: true, stayed: true })
    )
  })

  it("gives the holder of a link to the request the client's copy, once the code was given", async () => {
    const { id } = await closed()
    const pack = await packRow(id)
    if (!pack) throw new Error("There is no pack")
    const { semail, holder, ...guest } = await requests.guestWithLink()
    await served.query(async (db) => {
      const { agency } = served.people
      const ended = { status: "CLOSED", agencyId: agency } as const
      await db.updateTable("transportJobs").set(ended).where("id", "=", guest.id).execute()
      await db
        .insertInto("transportPacks")
        .values({ ...pack, jobId: guest.id })
        .execute()
    })
    const params = { id: guest.id }
    const asked = () => holder.pack.ofRequest({ params })
    expect(await refusalOf(asked())).toMatchObject({ status: 403 })
    await holder.transportRequest.sendCode({ params })
    await holder.transportRequest.unlock({ params, payload: { code: await requests.codeFor(semail) } })
    expect(new TextDecoder().decode((await asked()) as Uint8Array)).toBe(await ofRequest(id))
    const looks = await served.query((db) =>
      db.selectFrom("transportLooks").select("audiences").where("jobId", "=", guest.id).execute()
    )
    expect(looks).toContainEqual({ audiences: ["pack"] })
  })
})

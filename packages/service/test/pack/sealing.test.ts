import { isWhole, verifyPack } from "@crewfleet/sdk"
import { filePart, packParts } from "@crewfleet/sdk/rules"
import { sql } from "kysely"
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

  it("tells each stretch of time for which somebody kept the log, also where they took it back", async () => {
    const next = await at.newLeader()
    const there = await at.journey({ clientId: served.people.client, second: next.workerId })
    const { id, vehicleId } = there
    await (await at.device(id)).vehicle(someVehicleLog(vehicleId))
    const handTo = async (workerId: number, name: string) => {
      await at.nameLeader(id, workerId)
      const { code } = await (await at.desk()).code(id)
      return at.device(id, name, code)
    }
    await handTo(next.workerId, next.name)
    const on = await handTo(served.people.worker, "worker")
    await at.device(id)
    await at.step(id, "job.aborted", "Snow")
    await on.times(at.hours(there))
    await at.step(id, "log.accepted")
    await at.sealed()
    const hands: ReadonlyArray<{ name: string; openedAt: string; endedAt: string | null }> = saidIn(
      await ofJob(id),
      "log"
    ).hands
    const [first, second] = ["Una Reed", expect.stringMatching(/^Ivo Dale/)]
    expect(hands.map(({ name }) => name)).toEqual([first, second, first])
    expect(hands.map(({ endedAt }) => endedAt)).toEqual([hands[1]?.openedAt, hands[2]?.openedAt, null])
    const opened = hands.map(({ openedAt }) => openedAt)
    expect(opened.toSorted()).toEqual(opened)
    const texts = pdfTexts(Buffer.from(await pdfOfJob(id))).texts.map(({ text }) => text)
    expect(texts.filter((text) => text === "Kept by")).toHaveLength(3)
    expect(texts.filter((text) => /^(Una Reed|Ivo Dale .*), from .*, to /.test(text))).toHaveLength(2)
  })

  it("names the agency's own checks as they were when the log came, with how grave they are, and earlier logs as today", async () => {
    const { transport } = await clientOf("agency")
    const save = (...checks: ReadonlyArray<{ id: string; label: string; gravity: string }>) =>
      transport.saveSettings({ query: {}, payload: { usualMinutes: 360, checks } })
    const ramp = { id: "ramp", label: "Ramp", gravity: "CRITICAL" }
    const straps = { id: "straps", label: "Straps", gravity: "MINOR" }
    await save(ramp, straps)
    const there = await at.journey({ clientId: served.people.client })
    const on = await at.device(there.id)
    const passes = { result: "PASS", note: "", photoIds: [], mended: "", telephoned: "" }
    const agencyChecks = ["straps", "ramp", "nobody-knows"].map((rowId) => ({ ...passes, rowId }))
    const first = await on.vehicle(someVehicleLog(there.vehicleId, {}, { agencyChecks }))
    await served.query((db) =>
      db
        .updateTable("transportLogRecords")
        .set({ agencyChecks: sql`null` })
        .where("id", "=", first.id)
        .execute()
    )
    await on.vehicle(someVehicleLog(there.vehicleId, {}, { agencyChecks }), { follows: first.id })
    await at.step(there.id, "job.aborted", "Snow")
    await on.times(at.hours(there))
    await save({ ...ramp, label: "Lift" })
    await at.step(there.id, "log.accepted")
    await at.sealed()
    await save()
    const { records } = saidIn(await ofJob(there.id), "vehicleCheck")
    const named = records.map((record: { readonly agencyChecks: unknown }) => record.agencyChecks)
    const removed = { ...straps, gravity: "CRITICAL" }
    expect(named).toEqual([
      [removed, { ...ramp, label: "Lift" }],
      [straps, ramp]
    ])
    const texts = pdfTexts(Buffer.from(await pdfOfRequest(there.id))).texts.map(({ text }) => text)
    const titles = [/^Straps/, /^Ramp/, /^Lift/, /^A check of/, /^Check \d/].flatMap((title) =>
      texts.filter((text) => title.test(text))
    )
    expect(titles).toEqual([
      ...["Straps (critical)", "Straps (minor)", "Ramp (critical)", "Lift (critical)"],
      ...["A check of the agency", "A check of the agency"]
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

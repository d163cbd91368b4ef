import { beforeAll, beforeEach, expect, it } from "vitest"
import { hashOf } from "../../src/secret/Secret.ts"
import { pngOf } from "../agency/pngOf.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("Of a transport job", (served) => {
  const at = jobsAt(served)
  const { desk, request, unlockedGuest, as, planned, specOf } = at
  let day = 10
  beforeAll(at.askLittle)
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  /** A request for which the other agency was asked as well. */
  const askedOfBoth = async () => {
    const job = await request({ dateTimeRequired: inDays(day) })
    await askOther(job.id)
    return job
  }
  const askOther = (jobId: number) =>
    served.query((db) =>
      db.insertInto("transportJobAgencies").values({ jobId, agencyId: served.people.otherAgency }).execute()
    )
  const times = () => ({
    start: inDays(day),
    end: new Date(Date.parse(inDays(day)) + 4 * 3_600_000).toISOString(),
    breakTime: 30
  })
  const winners = ["agencyId", "agencyName", "agencyTelephone", "timeZone", "shiftDate", "shiftEndDate"]
  const plans = ["breakTime", "vehicle", "driver", "teamLeader", "facts", "changes", "samePatient", "riskDoc"]

  it("an agency that has lost it reads nothing of who has it, or how they plan it", async () => {
    const { job } = await planned(day)
    await askOther(job.id)
    const params = { id: job.id }
    await (await desk()).authorise({ params, payload: { transportId: job.id, ...times() } })
    const shown = await (await desk("other-agency")).byId({ params })
    expect(shown).toMatchObject({ transportStatus: "TAKEN", refPrefix: job.refPrefix })
    for (const field of [...winners, ...plans]) expect(shown).not.toHaveProperty(field)
    for (const { bookings, bookingsCount } of shown.transportWorkerSpecList)
      expect({ bookings, bookingsCount }).toEqual({ bookings: [], bookingsCount: 0 })
  })

  it("an agency that has passed it on reads nothing of whom is left to take it", async () => {
    const { id } = await askedOfBoth()
    const transport = await desk()
    await transport.step({ params: { id }, payload: { event: "job.declined", reason: "No crew" } })
    const shown = await transport.byId({ params: { id } })
    expect(shown.transportStatus).toBe("PASSED")
    for (const field of [...winners, ...plans]) expect(shown).not.toHaveProperty(field)
    const other = await (await desk("other-agency")).byId({ params: { id } })
    expect(other).toMatchObject({ patientName: "Ottoline Featherstone" })
  })

  it("is left with somebody who could take it, whatever an administrator chooses", async () => {
    const { id } = await askedOfBoth()
    await (await desk()).step({ params: { id }, payload: { event: "job.declined", reason: "No crew" } })
    const { transport } = await at.clientOf("admin")
    const legible = (transportLegibleAgencyIds: ReadonlyArray<number>) =>
      transport.saveLegible({ params: { id }, query: {}, payload: { transportLegibleAgencyIds } })
    expect(await refusalOf(legible([served.people.agency]))).toMatchObject({
      status: 400,
      violations: [{ field: "transportLegibleAgencyIds" }]
    })
    expect((await (await desk("other-agency")).byId({ params: { id } })).transportStatus).toBe("NEW")
  })

  it("an agency reads neither why another has passed it on nor who looked there, and a client reads who did", async () => {
    const { id } = await askedOfBoth()
    const params = { id }
    const [own, other] = [await desk(), await desk("other-agency")]
    await own.byId({ params })
    await own.step({ params, payload: { event: "job.declined", reason: "She has bitten our driver" } })
    await other.step({ params, payload: { event: "job.accepted" } })
    const history = await other.history({ params })
    expect(history.map(({ event }) => event)).toEqual(["job.accepted", "request.made"])
    const page = { params: { id, page: 0, size: 20 }, query: {} }
    const looks = (await other.looks(page)).content
    expect(looks.length).toBeGreaterThan(0)
    expect(JSON.stringify([history, looks])).not.toMatch(/bitten|Northgate/)
    const seen = (await (await as("client")).looks(page)).content
    expect(seen.map(({ organisation }) => organisation)).toContain("Northgate Rentals")
  })

  it("an agency reads that it is held, and not why", async () => {
    const { id } = await request()
    const { transport } = await at.clientOf("admin")
    await transport.hold({ params: { id }, query: {}, payload: { reason: "An inquest is to come" } })
    const history = await (await desk()).history({ params: { id } })
    expect(history[0]).toMatchObject({ event: "job.held" })
    expect(JSON.stringify(history)).not.toContain("inquest")
  })

  it("one of several agencies reads what its own people wrote, and what the ward did once it has accepted", async () => {
    const { id } = await askedOfBoth()
    const params = { id }
    const [own, other] = [await desk(), await desk("other-agency")]
    await own.addMessage({ params, payload: { body: "Can she walk to the van?" } })
    await other.addMessage({ params, payload: { body: "We are cheaper" } })
    const ward = await as("client")
    await ward.addMessage({ params, query: {}, payload: { body: "Ottoline walks well" } })
    const bodies = async (transport: typeof own) =>
      (await transport.messages({ params })).map(({ body }) => body)
    expect(await bodies(own)).toEqual(["Can she walk to the van?", "shown after acceptance"])
    expect(await bodies(other)).toEqual(["We are cheaper", "shown after acceptance"])
    expect((await ward.messages({ params, query: {} })).length).toBe(3)
    await own.step({ params, payload: { event: "job.accepted" } })
    expect(await bodies(own)).toEqual(["Can she walk to the van?", "Ottoline walks well"])
    expect(await statusOf(other.messages({ params }))).toBe(404)
  })

  it("the same patient on the same day is told to the agency that alone is asked, and to the ward's own client", async () => {
    const patient = { patientName: `Same Patient ${day}`, pdob: "1960-05-05" }
    // Midwinter, in which days in London begin with those of UTC.
    const on = (time: string) => ({
      ...patient,
      dateTimeRequired: `2027-01-${String(day % 28).padStart(2, "0")}${time}`
    })
    const [early, late] = [await request(on("T00:30:00.000Z")), await request(on("T23:30:00.000Z"))]
    const guest = await unlockedGuest(on("T12:00:00.000Z"))
    const before = await request({
      ...patient,
      dateTimeRequired: new Date(Date.parse(on("T00:30:00.000Z").dateTimeRequired) - 3_600_000).toISOString()
    })
    const told = async (name: string, id: number) =>
      (await (await desk(name)).byId({ params: { id } })).samePatient?.map(({ id: found }) => found)
    expect(await told("agency", early.id)).toEqual([guest.id, late.id])
    expect(await told("agency", before.id)).toEqual([])
    const ward = await (await as("client")).byId({ params: { id: early.id }, query: {} })
    expect(ward.samePatient?.map(({ id }) => id)).toEqual([late.id])
    const held = await guest.holder.transportRequest.byId({ params: { id: guest.id }, query: {} })
    expect(held.samePatient ?? []).toEqual([])

    await askOther(late.id)
    expect(await told("agency", early.id)).toEqual([guest.id])
    expect(await told("agency", late.id)).toBeUndefined()
    expect(await told("other-agency", late.id)).toBeUndefined()
    await (await desk("other-agency")).step({ params: { id: late.id }, payload: { event: "job.accepted" } })
    expect(await told("other-agency", late.id)).toEqual([])
    expect(await told("agency", early.id)).toEqual([guest.id])
    await (await desk()).step({ params: { id: guest.id }, payload: { event: "job.accepted" } })
    expect(await told("agency", early.id)).toEqual([guest.id])
  })

  const withRisk = (id: number) =>
    served.query(async (db) => {
      const file = await db
        .insertInto("files")
        .values({
          ...{ agencyId: served.people.agency, purpose: "document", contentType: "image/png" },
          ...{ content: pngOf(60), sha256: hashOf(`risk ${id}`) }
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .updateTable("transportJobs")
        .set({ riskFileId: file.id, riskFileName: "risk.png" })
        .where("id", "=", id)
        .execute()
    })
  const aRisk = () => formWith(pdfOf(), "risk.pdf", "application/pdf")
  const opened = async (url = "") => (await fetch(new URL(url, served.url))).status

  it("the risk document opens to whom its address was given, while they may read it", async () => {
    const { id } = await askedOfBoth()
    await withRisk(id)
    const params = { id }
    const [own, other] = [await desk(), await desk("other-agency")]
    const { riskDoc: lost } = await other.byId({ params })
    const { riskDoc: kept } = await own.byId({ params })
    expect(await opened(lost?.url)).toBe(200)
    await own.step({ params, payload: { event: "job.accepted" } })
    expect(await opened(kept?.url)).toBe(200)
    expect(await opened(lost?.url)).toBe(404)
    const forged = kept?.url.replace(/for=\d+/, "for=1")
    expect(await opened(forged)).toBe(404)
    const { riskDoc: wards } = await (await as("client")).byId({ params, query: {} })
    expect(await opened(wards?.url)).toBe(200)
  })

  /** A journey with a risk document, which the worker who signs in leads, as it stands before the crew is sent. */
  const ledByWorker = async () => {
    const { job } = await planned(day)
    const { id } = job
    await withRisk(id)
    const params = { id }
    const transport = await desk()
    const { workerSpecId: specId, bookings } = specOf(job, 32)
    const [first] = bookings
    await transport.reject({ params: { bookingId: first?.id ?? 0 }, payload: {} })
    const workerId = served.people.worker
    await at.becomesNurse(workerId)
    await transport.bookWorker({ params: { id, specId }, payload: { workerId } })
    await transport.nameLeader({ params, payload: { id: workerId } })
    await transport.authorise({ params, payload: { transportId: id, ...times() } })
    const { seat } = await at.clientOf("worker")
    return { id, params, transport, workerId, seat, own: { params: { workerId, id } } }
  }

  it("the risk document opens to the crew until they are taken off", async () => {
    const { params, transport, workerId, seat, own } = await ledByWorker()
    expect(await seat.job(own)).not.toHaveProperty("riskDoc")
    await transport.step({ params, payload: { event: "job.committed" } })
    const { riskDoc, patientName } = await seat.job(own)
    expect(patientName).toBe("Ottoline Featherstone")
    expect(await opened(riskDoc?.url)).toBe(200)
    const after = await transport.byId({ params })
    const bookingId = placeOf(after, workerId) ?? 0
    await transport.reject({ params: { bookingId }, payload: { reason: "Ill" } })
    expect(await opened(riskDoc?.url)).toBe(404)
    expect(await refusalOf(seat.job(own))).toMatchObject({ status: 404 })
  })

  it.each(["IN_PROGRESS", "COMMITTED"] as const)(
    "a leader whose journey is aborted reads the patient while hours are owed, if it had begun: %s",
    async (status) => {
      const { id, params, transport, seat, own } = await ledByWorker()
      await transport.step({ params, payload: { event: "job.committed" } })
      await served.query((db) =>
        db.updateTable("transportJobs").set({ status }).where("id", "=", id).execute()
      )
      const { riskDoc } = await seat.job(own)
      await transport.step({ params, payload: { event: "job.aborted", reason: "The road is flooded" } })
      const aborted = await seat.job(own)
      const isOut = status === "IN_PROGRESS"
      expect(aborted.patientName).toBe(isOut ? "Ottoline Featherstone" : undefined)
      expect(aborted.mentalHealthStatus).toBe(isOut ? "Believes that she is followed" : undefined)
      expect(aborted).not.toHaveProperty("bname")
      expect(await opened(riskDoc?.url)).toBe(isOut ? 200 : 404)
      await served.query((db) =>
        db
          .updateTable("shiftBookings")
          .set({ shiftStatus: "COMPLETED" })
          .where("jobId", "=", id)
          .where("shiftStatus", "=", "BOOKED")
          .execute()
      )
      expect((await seat.job(own)).patientName).toBeUndefined()
      expect(await opened(riskDoc?.url)).toBe(404)
    }
  )

  const placeOf = (job: Awaited<ReturnType<typeof request>>, workerId: number) =>
    job.transportWorkerSpecList
      .flatMap(({ bookings }) => bookings)
      .find(({ worker, shiftStatus }) => worker.id === workerId && shiftStatus === "BOOKED")?.id

  it("the holder of a link is given no address of the risk document, which would open for anybody", async () => {
    const guest = await unlockedGuest()
    const params = { id: guest.id }
    await withRisk(guest.id)
    const job = await guest.holder.transportRequest.byId({ params, query: {} })
    expect(job.patientName).toBeDefined()
    expect(job).not.toHaveProperty("riskDoc")
  })

  it("nothing that anybody says comes to a patient who was erased", async () => {
    const { id } = await request()
    await (await desk()).step({ params: { id }, payload: { event: "job.accepted" } })
    await served.query((db) =>
      db
        .updateTable("transportJobs")
        .set({ erasedAt: new Date(), answers: "{}", patientKey: null })
        .where("id", "=", id)
        .execute()
    )
    const gone = { status: 409, message: expect.stringContaining("was erased") }
    const payload = { body: "About Ottoline" }
    const params = { id }
    expect(await refusalOf((await desk()).addMessage({ params, payload }))).toMatchObject(gone)
    expect(await refusalOf((await as("client")).addMessage({ params, query: {}, payload }))).toMatchObject(
      gone
    )
    const { transport } = await at.clientOf("agency")
    expect(await refusalOf(transport.uploadRisk({ params, query: {}, payload: aRisk() }))).toMatchObject(gone)
  })

  it("one of several agencies puts no risk document in the place of the ward's", async () => {
    const { id } = await askedOfBoth()
    const { transport } = await at.clientOf("agency")
    const upload = () => transport.uploadRisk({ params: { id }, query: {}, payload: aRisk() })
    expect(await refusalOf(upload())).toMatchObject({ status: 409 })
    await transport.step({ params: { id }, query: {}, payload: { event: "job.accepted" } })
    expect(await upload()).toMatchObject({ riskDoc: { name: "risk.pdf" } })
  })
})

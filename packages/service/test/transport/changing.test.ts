import { requestWords } from "@crewfleet/sdk/rules"
import { beforeEach, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { requestsAt } from "./requestsAt.ts"
import { patientWords } from "./someRequest.ts"

describeServedOnce("Changing a request", (served) => {
  const {
    as,
    newWard,
    codeFor,
    unlockedGuest,
    request,
    changed,
    accept,
    rowOf,
    changesOf,
    mails,
    mailsTo,
    forgetTries
  } = requestsAt(served)
  const clientOf = clientsOf(served)
  const { addVehicle } = bookingsAt(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
  })

  const change = async (
    job: { readonly id: number; readonly version: number },
    more: Parameters<typeof changed>[1] = {},
    name = "client"
  ) => (await as(name)).change({ params: { id: job.id }, query: {}, payload: changed(job, more) })
  const keptChanges = (id: number) =>
    served.query((db) =>
      db.selectFrom("transportChanges").selectAll().where("jobId", "=", id).orderBy("id").execute()
    )
  /** Books a worker on the line of nurses; the rule of who may is no matter here. */
  const bookNurse = (jobId: number, workerId = served.people.worker) =>
    served.query(async (db) => {
      const spec = await db
        .selectFrom("workerSpecs")
        .select("id")
        .where("jobId", "=", jobId)
        .where("rowId", "=", "code-32")
        .executeTakeFirstOrThrow()
      const job = await db
        .selectFrom("transportJobs")
        .select(["shiftDate", "shiftEndDate"])
        .where("id", "=", jobId)
        .executeTakeFirstOrThrow()
      const times = { shiftDate: job.shiftDate ?? new Date(), shiftEndDate: job.shiftEndDate ?? new Date() }
      await db
        .insertInto("shiftBookings")
        .values({ jobId, specId: spec.id, workerId, assignmentCodeId: 32, shiftStatus: "BOOKED", ...times })
        .execute()
    })

  it("keeps each answer before and after, lists it by what it says now, and does nothing where nothing differs", async () => {
    const job = await request()
    const again = await change(job)
    expect(again.version).toBe(job.version)
    expect(await keptChanges(job.id)).toEqual([])
    const after = await change(job, {
      patientName: "Ottoline Fairweather",
      pward: "Oak Ward",
      dname: "Dr Roe",
      transportWorkerSpecList: [
        { rowId: "code-32", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 3 }
      ]
    })
    expect(after).toMatchObject({ transportStatus: "NEW", version: job.version + 1, pward: "Oak Ward" })
    expect(after.transportWorkerSpecList.map(({ rowId }) => rowId)).toEqual(["code-32"])
    const [kept, ...others] = await keptChanges(job.id)
    expect(others).toEqual([])
    expect(Object.keys(kept?.after ?? {}).sort()).toEqual([
      "dname",
      "patientName",
      "pward",
      "transportWorkerSpecList"
    ])
    expect(kept).toMatchObject({
      before: { patientName: "Ottoline Featherstone", pward: "Willow Ward", dname: null },
      after: { patientName: "Ottoline Fairweather", pward: "Oak Ward", dname: "Dr Roe" },
      seenAt: expect.any(Date)
    })
    expect(await rowOf(job.id)).toMatchObject({
      patientKey: "ottoline fairweather|1971-03-09",
      pickupWard: "Oak Ward",
      searchText: expect.stringContaining("oak ward")
    })
    expect((await changesOf(job.id)).map(({ event }) => event)).toEqual(["request.made", "request.changed"])
    const told = (await mailsTo("agency@crewfleet.example")).filter(({ subject }) =>
      subject.includes(`Journey ${job.refPrefix}`)
    )
    expect(told).toHaveLength(1)
    const all = JSON.stringify(await mails())
    for (const word of [...patientWords, "Fairweather"]) expect(all).not.toContain(word)
  })

  it("changes nothing where somebody has changed it meanwhile, and says so", async () => {
    const job = await request()
    const [one, two] = await Promise.allSettled([
      change(job, { destination: "Here" }),
      change(job, { destination: "There" })
    ])
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"])
    expect(await keptChanges(job.id)).toHaveLength(1)
    expect(await refusalOf(change(job, { destination: "Elsewhere" }))).toMatchObject({
      status: 409,
      message: requestWords.changedMeanwhile
    })
  })

  it("checks a change as it checks a request, and asks nothing about a time that stays and has passed", async () => {
    const job = await request()
    expect(await refusalOf(change(job, { patientName: "" }))).toMatchObject({
      violations: [{ field: "patientName" }]
    })
    expect(await refusalOf(change(job, { dateTimeRequired: inDays(-2) }))).toMatchObject({
      violations: [{ field: "dateTimeRequired", message: "This time has passed" }]
    })
    await accept(job.id)
    served.ahead = 4 * 24 * 60 * minutes
    expect(await change(job, { dname: "Dr Roe" })).toMatchObject({ dname: "Dr Roe" })
    await mails()
  })

  it("shows an accepted job's agency what changed, and takes an authorised one back where it touches the plan", async () => {
    const job = await request()
    await accept(job.id)
    await served.query((db) =>
      db.updateTable("transportJobs").set({ status: "AUTHORIZED" }).where("id", "=", job.id).execute()
    )
    const other = await change(job, { allergies: "Penicillin" })
    expect(other).toMatchObject({ transportStatus: "AUTHORIZED" })
    const [kept] = await keptChanges(job.id)
    expect(kept?.seenAt).toBeNull()
    const back = await change(other, { allergies: "Penicillin", destination: "Fromeside" })
    expect(back.transportStatus).toBe("ACCEPTED")
    const { transport } = await clientOf("agency")
    const shown = await transport.byId({ params: { id: job.id }, query: {} })
    expect(shown.facts?.changesUnseen).toBe(true)
    expect(shown.changes?.[0]?.answers).toEqual([
      { field: "destination", before: "Callington Road Hospital", after: "Fromeside" }
    ])
    const told = (await mailsTo("agency@crewfleet.example")).filter(({ subject }) =>
      subject.includes(`Journey ${job.refPrefix}`)
    )
    expect(told).toHaveLength(2)
  })

  it("lets nothing of the plan be changed once the crew was sent, and anything else", async () => {
    const job = await request()
    await accept(job.id)
    await served.query((db) =>
      db.updateTable("transportJobs").set({ status: "COMMITTED" }).where("id", "=", job.id).execute()
    )
    for (const more of [
      { dateTimeRequired: inDays(4) },
      { destinationPostCode: "BS16 1EQ" },
      { transportWorkerSpecList: [] }
    ]) {
      const refusal = await refusalOf(
        change(job, "transportWorkerSpecList" in more ? { ...more, confirmed: noCrew } : more)
      )
      expect(refusal, JSON.stringify(more)).toMatchObject({
        status: 409,
        message: "The crew was sent already: tell the agency by telephone what has to change"
      })
    }
    expect((await rowOf(job.id)).requiredAt).toEqual(new Date(inDays(3)))
    expect(await change(job, { allergies: "Penicillin" })).toMatchObject({ allergies: "Penicillin" })
  })

  it("asks for no fewer than are booked, and says so at the line", async () => {
    const job = await request()
    await accept(job.id)
    await bookNurse(job.id)
    const line = { rowId: "code-32", assignmentCode: 32, gender: "FEMALE", numberOfStaff: 0 }
    const driver = { ...line, rowId: "code-2", assignmentCode: 2, numberOfStaff: 1 }
    const asking = (...transportWorkerSpecList: ReadonlyArray<typeof line>) =>
      refusalOf(change(job, { transportWorkerSpecList }))
    const at = { status: 400, violations: [{ field: "transportWorkerSpecList.code-32.numberOfStaff" }] }
    expect(await asking(driver, line)).toMatchObject(at)
    expect(await asking(driver)).toMatchObject(at)
    expect(await asking(driver, { ...line, assignmentCode: 1, numberOfStaff: 2 })).toMatchObject({
      violations: [{ field: "transportWorkerSpecList.code-32.assignmentCode" }]
    })
    const after = await change(job, { transportWorkerSpecList: [driver, { ...line, numberOfStaff: 1 }] })
    expect(after.transportWorkerSpecList.map(({ numberOfStaff }) => numberOfStaff)).toEqual([1, 1])
  })

  it("moves the plan with the time, keeps who is free, and releases who is taken then", async () => {
    const vehicleId = await addVehicle({ regno: "MO10 VED" })
    const [job, kept] = [
      await request({ dateTimeRequired: inDays(13) }),
      await request({ dateTimeRequired: inDays(16) })
    ]
    const { worker, otherWorker } = served.people
    await accept(job.id, { vehicleId, driverId: otherWorker })
    await bookNurse(job.id)
    const moved = await change(job, { dateTimeRequired: inDays(15) })
    const hours = (from: string, count: number) => new Date(Date.parse(from) + count * 60 * minutes)
    expect(await rowOf(job.id)).toMatchObject({
      vehicleId,
      driverId: otherWorker,
      shiftDate: new Date(inDays(15)),
      shiftEndDate: hours(inDays(15), 6)
    })

    await accept(kept.id, { vehicleId })
    await bookNurse(kept.id)
    const again = await change(moved, { dateTimeRequired: hours(inDays(16), 2).toISOString() })
    expect(again).toMatchObject({ transportStatus: "ACCEPTED", driver: { id: otherWorker } })
    expect(again.vehicle).toBeUndefined()
    expect(again.transportWorkerSpecList.find(({ rowId }) => rowId === "code-32")?.bookings).toEqual([])
    expect(await rowOf(job.id)).toMatchObject({ vehicleId: null, shiftDate: hours(inDays(16), 2) })
    expect(await rowOf(kept.id)).toMatchObject({ vehicleId })
    const released = (await changesOf(job.id)).find(({ event }) => event === "plan.released")
    expect(released?.reason).toBe("Taken at the new time: the vehicle, Una Reed")
    const desk = await mailsTo("agency@crewfleet.example")
    expect(desk.some(({ text }) => text.includes("the vehicle, Una Reed"))).toBe(true)
    const nurse = await mailsTo("worker@crewfleet.example")
    expect(nurse.some(({ text }) => text.includes("You are not booked for it any more"))).toBe(true)
    expect(worker).not.toBe(otherWorker)
  })

  it("hands a guest's link on with the address, and tells the one before", async () => {
    const guest = await unlockedGuest()
    const [semail, params] = [newWard(), { id: guest.id }]
    const { transportRequest } = guest.holder
    await transportRequest.change({ params, query: {}, payload: changed(guest.job, { semail }) })
    const [former] = await mailsTo(guest.semail)
    expect(former?.text).toContain("goes to another address from now on")
    expect(former?.text).not.toContain(semail)
    const [receipt] = await mailsTo(semail)
    expect(receipt?.text).toContain(`${served.url}/link/`)
    await transportRequest.sendCode({ params })
    expect(await codeFor(semail)).toMatch(/^\d{6}$/)
    const desk = (await mailsTo("agency@crewfleet.example")).filter(({ text }) =>
      text.includes(guest.job.refPrefix)
    )
    expect(desk).toHaveLength(2)
  })

  it("wants to know why a request is changed once it is accepted, and tells its agency beside what changed", async () => {
    const job = await request()
    await change(job, { destination: "Oak House", reason: "" })
    await accept(job.id)
    const { version } = await rowOf(job.id)
    const again = (reason: string) => change({ id: job.id, version }, { destination: "Fromeside", reason })
    expect(await refusalOf(again(" "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter the reason for the change" }]
    })
    expect(await refusalOf(again("x".repeat(501)))).toMatchObject({ violations: [{ field: "reason" }] })
    await again(" The Featherstone bed was lost ")
    const { transport } = await clientOf("agency")
    const byNumber = { params: { id: job.id }, query: {} }
    const shown = await transport.byId(byNumber)
    expect(shown.changes?.map(({ reason }) => reason)).toEqual(["The Featherstone bed was lost", undefined])
    const [last] = await transport.history(byNumber)
    expect(last).toMatchObject({ event: "request.changed", reason: "The Featherstone bed was lost" })
    expect(JSON.stringify(await mails())).not.toContain("Featherstone")
  })

  it("aborts the journey where its ward cancels after the crew was sent, and mails agency and crew", async () => {
    const dateTimeRequired = inDays(40)
    for (const asks of ["client", "guest"] as const) {
      const guest = asks === "guest" ? await unlockedGuest({ dateTimeRequired }) : undefined
      const job = guest?.job ?? (await request({ dateTimeRequired }))
      await accept(job.id, { status: "COMMITTED" })
      await bookNurse(job.id)
      const cancelling = {
        params: { id: job.id },
        query: {},
        payload: { reason: "The Featherstone bed was lost" }
      }
      const calls = guest?.holder.transportRequest ?? (await as("client"))
      expect(await calls.cancel(cancelling)).toMatchObject({ transportStatus: "ABORTED" })
      expect(await statusOf(calls.cancel(cancelling))).toBe(409)
      const [last] = (await changesOf(job.id)).slice(-1)
      expect(last).toMatchObject({
        event: "job.aborted",
        fromStatus: "COMMITTED",
        reason: "The Featherstone bed was lost"
      })
      const told = async (name: string, words: string) =>
        (await mailsTo(`${name}@crewfleet.example`)).filter(({ text }) => text.includes(words))
      expect(await told("agency", `The ward has aborted the journey ${job.refPrefix}`)).toHaveLength(1)
      expect(await told("worker", `the journey ${job.refPrefix}`)).toHaveLength(1)
      expect(JSON.stringify(await mails())).not.toContain("Featherstone")
      await served.query((db) => db.deleteFrom("shiftBookings").where("jobId", "=", job.id).execute())
    }
  })

  it("is cancelled by a client and by the holder of a link, with a reason, which no mail holds", async () => {
    const job = await request()
    const cancel = async (reason: string) =>
      (await as("client")).cancel({ params: { id: job.id }, query: {}, payload: { reason } })
    expect(await refusalOf(cancel(" "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter the reason" }]
    })
    expect(await cancel("The Featherstone bed was found")).toMatchObject({ transportStatus: "CANCELLED" })
    expect(await statusOf(cancel("Again"))).toBe(409)
    expect(await statusOf(change(job, { destination: "Nowhere" }))).toBe(409)

    const history = { params: { id: job.id }, query: {} }
    const [own] = await (await clientOf("agency")).transport.history(history)
    expect(own?.reason).toBe("The Featherstone bed was found")
    const told = await (await clientOf("admin")).transport.history(history)
    expect(told.map(({ event, reason }) => [event, reason])).toEqual([
      ["job.cancelled", undefined],
      ["request.made", undefined]
    ])

    const guest = await unlockedGuest()
    await accept(guest.id)
    const { transportRequest } = guest.holder
    const payload = { reason: "Ottoline is better", version: guest.job.version }
    const cancelled = await transportRequest.cancel({ params: { id: guest.id }, query: {}, payload })
    expect(cancelled.transportStatus).toBe("CANCELLED")
    const [last] = (await changesOf(guest.id)).slice(-1)
    expect(last).toMatchObject({ event: "job.cancelled", reason: payload.reason, userId: null })
    expect(last?.linkId).not.toBeNull()
    for (const { refPrefix } of [job, guest.job]) {
      const told = (await mailsTo("agency@crewfleet.example")).filter(({ text }) =>
        text.includes(`has cancelled the journey ${refPrefix}`)
      )
      expect(told).toHaveLength(1)
    }
    const all = JSON.stringify(await mails())
    for (const word of patientWords) expect(all).not.toContain(word)
  })

  it("carries messages to the agency, of which it is mailed once in a quarter of an hour, without what they say", async () => {
    const { id, holder, job } = await unlockedGuest()
    const { transportRequest } = holder
    const write = (body: string) =>
      transportRequest.addMessage({ params: { id }, query: {}, payload: { body } })
    expect(await refusalOf(write(" \n"))).toMatchObject({
      violations: [{ field: "body", message: "Write a message" }]
    })
    expect(await statusOf(write("x".repeat(2_001)))).toBe(400)
    expect(await write(" Ottoline likes tea ")).toMatchObject({ side: "WARD", body: "Ottoline likes tea" })
    await write("And toast")
    const { transport } = await clientOf("agency")
    const answer = { params: { id }, query: {}, payload: { body: "We bring both" } }
    await transport.addMessage(answer)
    expect(
      (await transportRequest.messages({ params: { id }, query: {} })).map(({ side, body }) => [side, body])
    ).toEqual([
      ["WARD", "Ottoline likes tea"],
      ["WARD", "And toast"],
      ["AGENCY", "We bring both"]
    ])
    const news = (await mails()).filter(({ text }) => text.includes("There is a message"))
    const own = news.filter(({ text }) => text.includes(job.refPrefix))
    expect(
      own.map(({ recipient }) => recipient).filter((to) => to === "agency@crewfleet.example")
    ).toHaveLength(1)
    expect(JSON.stringify(news)).not.toMatch(/Ottoline|toast/)
  })

  it("is nobody else's to read or change", async () => {
    const job = await request()
    const params = { id: job.id }
    const { transportRequest } = await clientOf("other-client")
    expect(await statusOf(transportRequest.byId({ params, query: {} }))).toBe(404)
    expect(await statusOf(transportRequest.byId({ params, query: { clientId: served.people.client } }))).toBe(
      404
    )
    expect(await statusOf(change(job, { destination: "Mine" }, "other-client"))).toBe(404)
    expect(await statusOf(transportRequest.cancel({ params, query: {}, payload: { reason: "Mine" } }))).toBe(
      404
    )
    expect(await statusOf(transportRequest.messages({ params, query: {} }))).toBe(404)
    expect(await statusOf(transportRequest.addMessage({ params, query: {}, payload: { body: "Hi" } }))).toBe(
      404
    )
    const page = { params: { id: job.id, page: 0, size: 5 }, query: {} }
    expect(await statusOf(transportRequest.looks(page))).toBe(404)
    expect(await statusOf((await clientOf("agency")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await statusOf((await clientOf("worker")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await statusOf((await clientOf("admin")).transportRequest.byId({ params, query: {} }))).toBe(403)
    expect(await rowOf(job.id)).toMatchObject({ status: "NEW", version: job.version })
  })

  it("tells a client who looked at what of their patient", async () => {
    const job = await request()
    const { transport } = await clientOf("agency")
    await transport.byId({ params: { id: job.id }, query: {} })
    const { content } = await (await as("client")).looks({
      params: { id: job.id, page: 0, size: 5 },
      query: {}
    })
    expect(content).toMatchObject([
      {
        by: "Robin Shaw",
        organisation: "Northgate Rentals",
        audiences: ["identity", "contact", "care", "billing"]
      }
    ])
  })
})

const noCrew = [
  {
    field: "transportWorkerSpecList",
    text: "No crew is asked for: the agency will say who is needed",
    answer: "[]"
  }
]

import { beforeAll, beforeEach, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { crewsAt } from "./crewsAt.ts"

describeServed("A worker's seats", (served) => {
  const { clientOf, askForLittle, holds, isFit, newWorker, newJob, newPlace } = crewsAt(served)
  const { mails } = inWordsOf(served)
  let hours = 0
  const job = (more: Parameters<typeof newJob>[0] = {}, agencyId?: number) => {
    hours += 30
    return newJob({ inHours: hours, ...more }, agencyId)
  }
  const places = { pickupPostCode: "LS1 4AP", destinationPostCode: "BS1 6FL" }

  beforeAll(async () => {
    await askForLittle()
    await isFit(served.people.worker)
    await holds(served.people.worker, 1)
    await served.query((db) =>
      db.updateTable("workers").set({ gender: "FEMALE" }).where("id", "=", served.people.worker).execute()
    )
  })
  beforeEach(() => served.query((db) => db.deleteFrom("shiftBookings").execute()))

  const seats = async () => {
    const { seat } = await clientOf("worker")
    const params = { workerId: served.people.worker }
    return {
      open: () => seat.open({ params }),
      own: async () => (await seat.own({ params: { ...params, page: 0, size: 20 }, query: {} })).content,
      apply: (specId = 0) => seat.apply({ params: { ...params, specId } }),
      withdraw: (bookingId: number, payload = {}) =>
        seat.withdraw({ params: { ...params, bookingId }, payload }),
      objectTo: (bookingId: number, body: string) =>
        seat.objectTo({ params: { ...params, bookingId }, payload: { body } }),
      job: (id: number) => seat.job({ params: { ...params, id } })
    }
  }

  it("are those of accepted journeys to come, of codes that they hold, not all taken, of their gender or none", async () => {
    const { otherAgency } = served.people
    const good = await job({ ...places, lines: [{ gender: "FEMALE", staff: 2 }] })
    const full = await job()
    await newPlace(full, await newWorker())
    const not = [
      full,
      await job({ status: "NEW" }),
      await job({ status: "COMMITTED" }),
      await job({ status: "CANCELLED" }),
      await newJob({ inHours: -1 }),
      await job({ lines: [{ code: 32 }] }),
      await job({ lines: [{ gender: "MALE" }] }),
      await job({ lines: [{ staff: 0 }] }),
      await job({}, otherAgency)
    ]
    const open = await (await seats()).open()
    const lines = open.map(({ workerSpecId }) => workerSpecId)
    expect(lines).toContain(good.specs[0])
    for (const { specs } of not) expect(lines).not.toContain(specs[0])
    expect(open.find(({ jobId }) => jobId === good.id)).toMatchObject({
      ...{ remaining: 2, gender: "FEMALE", verdict: "MAY", because: [], assignmentCodeName: "Cleaner" },
      ...{ pickupPostCode: "LS1", destinationPostCode: "BS1", agencyName: "Northgate Rentals" }
    })
    const starts = open.map(({ shiftDate }) => Date.parse(shiftDate))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  it("say in words what is missing, what takes the worker, and that there is little rest", async () => {
    const mine = await job()
    const there = hours
    await newPlace(mine, served.people.worker)
    const same = await newJob({ inHours: there + 1 })
    const soon = await newJob({ inHours: there + 10 })
    const { open } = await seats()
    const seatOf = async ({ id }: { readonly id: number }) => (await open()).find(({ jobId }) => jobId === id)
    expect(await seatOf(same)).toMatchObject({
      verdict: "MAY_NOT",
      because: [expect.stringContaining("You are booked at that time: X-")]
    })
    expect(await seatOf(soon)).toMatchObject({
      verdict: "MAY_WITH_WARNINGS",
      because: [expect.stringContaining("4 hours of rest")]
    })
    const set = (fitToWork: boolean) =>
      served.query((db) =>
        db
          .updateTable("workerAgencies")
          .set({ fitToWork })
          .where("workerId", "=", served.people.worker)
          .execute()
      )
    const far = await job({ inHours: there + 300 })
    await set(false)
    expect(await seatOf(far)).toMatchObject({
      ...{ verdict: "MAY_NOT", mendedBy: ["fitToWork"] },
      because: ["Fit to work is missing"]
    })
    await set(true)
  })

  it("are applied for once, and given back; who has one already or may not is refused in words", async () => {
    const { id, specs } = await job(places)
    const { open, own, apply, withdraw } = await seats()
    const place = await apply(specs[0])
    expect(place).toMatchObject({
      ...{ jobId: id, shiftStatus: "APPLIED", leads: false, pickupPostCode: "LS1", times: [] },
      assignmentCodeName: "Cleaner"
    })
    expect((await open()).find((one) => one.jobId === id)).toMatchObject({
      shiftStatus: "APPLIED",
      remaining: 1
    })
    expect(await own()).toMatchObject([{ id: place.id }])
    expect(await refusalOf(apply(specs[0]))).toMatchObject({ status: 409 })
    expect(await refusalOf(withdraw(place.id, { version: place.version + 5 }))).toMatchObject({ status: 409 })
    expect(await withdraw(place.id, { reason: "A wedding" })).toMatchObject({ shiftStatus: "CANCELLED" })
    expect(await refusalOf(withdraw(place.id))).toMatchObject({
      status: 409,
      message: "This is not possible: the booking is cancelled now."
    })
    expect(await apply(specs[0])).toMatchObject({ shiftStatus: "APPLIED" })
    const changes = await served.query((db) =>
      db
        .selectFrom("changes")
        .selectAll()
        .where("kind", "=", "shift_booking")
        .where("subjectId", "=", place.id)
        .orderBy("id")
        .execute()
    )
    expect(changes).toMatchObject([
      { event: "seat.applied", fromStatus: "NEW", toStatus: "APPLIED" },
      { event: "booking.withdrawn", toStatus: "CANCELLED", reason: "A wedding" }
    ])
  })

  it("say why they came to nothing where nobody decided, and nothing of what the agency wrote", async () => {
    const { worker } = served.people
    const { transport } = await clientOf("agency")
    const [off, changed, refused] = [await job(), await job(), await job()]
    for (const one of [off, changed, refused]) await newPlace(one, worker, "APPLIED")
    const reason = "Ottoline is ill"
    await transport.step({ params: { id: off.id }, payload: { event: "job.cancelled", reason } })
    const nurse = { rowId: "line-0", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 1 } as const
    const payload = { transportWorkerSpecList: [nurse] }
    await transport.saveCrew({ params: { id: changed.id }, payload })
    const { own } = await seats()
    const ofJob = async ({ id }: { readonly id: number }) => (await own()).find(({ jobId }) => jobId === id)
    const place = await ofJob(refused)
    expect(place).not.toHaveProperty("ended")
    await transport.reject({ params: { bookingId: place?.id ?? 0 }, payload: { reason } })
    expect(await ofJob(off)).toMatchObject({
      ...{ shiftStatus: "EXPIRED", ended: "The journey does not take place" }
    })
    expect(await ofJob(changed)).toMatchObject({
      ...{ shiftStatus: "EXPIRED", ended: "Nurse is needed in place of Cleaner" }
    })
    expect(await ofJob(refused)).toMatchObject({ shiftStatus: "CANCELLED" })
    expect(JSON.stringify(await own())).not.toContain("Ottoline")
    expect(await ofJob(refused)).not.toHaveProperty("ended")
  })

  it("are told as not there where they are not the worker's to take, however they are asked for", async () => {
    const { apply, withdraw, job: read, objectTo } = await seats()
    const [other, asked, nurses, sent] = [
      await job({}, served.people.otherAgency),
      await job({ status: "NEW" }),
      await job({ lines: [{ code: 32 }] }),
      await job({ status: "COMMITTED" })
    ]
    for (const { specs } of [other, asked, nurses]) expect(await statusOf(apply(specs[0]))).toBe(404)
    for (const none of [0, -1, 2_147_483_648, 999_999]) expect(await statusOf(apply(none))).toBe(404)
    expect(await refusalOf(apply(sent.specs[0]))).toMatchObject({ status: 409 })
    const colleague = await newPlace(sent, await newWorker())
    expect(await statusOf(withdraw(colleague))).toBe(404)
    expect(await statusOf(objectTo(colleague, "Mine"))).toBe(404)
    for (const { id } of [other, asked, nurses, sent]) expect(await statusOf(read(id))).toBe(404)
  })

  it("show of the patient nothing before commitment, and risks and needs to the crew from then on", async () => {
    const answers = JSON.stringify({
      patientName: "Ottoline Featherstone",
      assaultStaff: "H",
      destination: "Fromeside"
    })
    const there = await job({ ...places, answers, driverId: null })
    const { apply, own, job: read, withdraw } = await seats()
    await apply(there.specs[0])
    expect(await statusOf(read(there.id))).toBe(404)
    await served.query((db) => db.updateTable("shiftBookings").set({ shiftStatus: "BOOKED" }).execute())
    expect(await own()).toMatchObject([{ pickupPostCode: "LS1 4AP", destinationPostCode: "BS1 6FL" }])
    const before = await read(there.id)
    expect(before).toMatchObject({ refPrefix: expect.any(String), destination: "Fromeside" })
    expect(JSON.stringify(before)).not.toMatch(/Ottoline|"assaultStaff":/)
    const set = (more: object) =>
      served.query((db) => db.updateTable("transportJobs").set(more).where("id", "=", there.id).execute())
    await set({ status: "COMMITTED" })
    const crew = await read(there.id)
    expect(crew.assaultStaff).toBe("H")
    expect(JSON.stringify(crew)).not.toContain("Ottoline")
    const [place] = await own()
    expect(await refusalOf(withdraw(place?.id ?? 0))).toMatchObject({
      ...{ status: 409, message: "The crew was sent already: telephone the agency" }
    })
    await set({ leaderId: served.people.worker })
    expect((await read(there.id)).patientName).toBe("Ottoline Featherstone")
    expect(await own()).toMatchObject([{ leads: true }])
    await set({ status: "CLOSED" })
    expect(JSON.stringify(await read(there.id))).not.toMatch(/Ottoline|"assaultStaff":/)
    const looks = await served.query((db) =>
      db
        .selectFrom("transportLooks")
        .select("audiences")
        .where("jobId", "=", there.id)
        .orderBy("id")
        .execute()
    )
    expect(looks.map(({ audiences }) => audiences)).toEqual([["care"], ["identity", "contact", "care"]])
  })

  it("have hours to which the worker objects, once or again, of which the agency is mailed without a detail", async () => {
    const { id, specs } = await newJob({ status: "LOGGED", inHours: -40, hours: 2 })
    const bookingId = await newPlace({ id, specs }, served.people.worker)
    const { objectTo, own } = await seats()
    expect(await refusalOf(objectTo(bookingId, "Wrong"))).toMatchObject({
      ...{ status: 409, message: "No hours are entered for you yet." }
    })
    const at = (hour: number) => new Date(Date.now() - hour * 3_600_000)
    const entered = { bookingId, startAt: at(9), endAt: at(5), breakMinutes: 20, enteredAt: at(2) }
    await served.query((db) =>
      db
        .insertInto("shiftTimes")
        .values([entered, { ...entered, reason: "Break" }])
        .execute()
    )
    for (const body of [" ", "x".repeat(501)])
      expect(await refusalOf(objectTo(bookingId, body))).toMatchObject({
        status: 400,
        violations: [{ field: "body" }]
      })
    await objectTo(bookingId, "There was no such break")
    const told = await objectTo(bookingId, " There was no break at all ")
    expect(told.times).toMatchObject([
      { objection: "There was no break at all", reason: "Break", breakTime: 20 },
      { breakTime: 20 }
    ])
    expect(told.times[1]).not.toHaveProperty("objection")
    expect(await own()).toMatchObject([{ times: told.times }])
    const sent = (await mails()).filter(({ subject }) => subject.startsWith("Hours of the journey X-"))
    expect(sent.map(({ recipient }) => recipient)).toContain("agency@crewfleet.example")
    for (const { text } of sent) {
      expect(text).toContain(`/agency/jobs/transport/${id}`)
      expect(text).not.toMatch(/break/)
    }
  })
})

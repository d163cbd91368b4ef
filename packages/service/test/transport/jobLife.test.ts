import type { TransportStep } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"
import { patientWords } from "./someRequest.ts"

describeServed("The life of a transport job", (served) => {
  const at = jobsAt(served)
  const { accepted, planned, crewMember, ambulance, desk, specOf, mailsTo } = at
  let day = 10

  beforeAll(at.askLittle)
  beforeEach(() => at.forgetTries())

  const another = () => {
    day += 2
    return day
  }
  const times = (on: number) => ({
    start: inDays(on),
    end: new Date(Date.parse(inDays(on)) + 4 * 3_600_000).toISOString(),
    breakTime: 30
  })
  const stepping = async (id: number) => {
    const { step } = await desk()
    return (event: TransportStep, reason?: string) =>
      step({ params: { id }, payload: { event, ...(reason !== undefined && { reason }) } })
  }

  it("goes from the request to the journey that is over, each step written down", async () => {
    const on = another()
    const transport = await desk()
    const { job, driver, leader } = await planned(on)
    const params = { id: job.id }
    expect(job).toMatchObject({
      transportStatus: "ACCEPTED",
      driver: { id: driver },
      teamLeader: { id: leader },
      facts: { hasVehicle: true, hasDriver: true, seats: 3, seatsLeft: 0, hasLeader: true, ineligible: [] },
      patientName: "Ottoline Featherstone",
      withheld: []
    })
    expect(job.shiftEndDate).toBe(new Date(Date.parse(inDays(on)) + 6 * 3_600_000).toISOString())

    const payload = { transportId: job.id, ...times(on), version: job.version }
    expect(await transport.authorise({ params, payload })).toMatchObject({
      transportStatus: "AUTHORIZED",
      shiftDate: times(on).start,
      shiftEndDate: times(on).end,
      breakTime: 30
    })
    const step = await stepping(job.id)
    expect((await step("job.committed")).transportStatus).toBe("COMMITTED")
    expect((await step("journey.started")).transportStatus).toBe("IN_PROGRESS")
    expect((await step("journey.logged")).facts?.timesOwed).toBe(3)
    expect(await refusalOf(step("job.closed"))).toMatchObject({
      status: 409,
      message: "The hours of 3 workers are not entered"
    })
    const history = await transport.history({ params })
    const ofJob = history.filter(({ worker }) => worker === undefined)
    expect(ofJob.map(({ event }) => event)).toEqual([
      "journey.logged",
      "journey.started",
      "job.committed",
      "job.authorised",
      "job.accepted",
      "request.made"
    ])
    expect(history[0]).toMatchObject({ fromStatus: "IN_PROGRESS", toStatus: "LOGGED", user: "Robin Shaw" })
  })

  it("mails ward, crew and leader, and nobody a word of the patient", async () => {
    const on = another()
    const transport = await desk()
    const { job, leader } = await planned(on)
    await transport.authorise({ params: { id: job.id }, payload: { transportId: job.id, ...times(on) } })
    await (await stepping(job.id))("job.committed")
    const { email } = await served.query((db) =>
      db.selectFrom("workers").select("email").where("id", "=", leader).executeTakeFirstOrThrow()
    )
    const toLeader = (await mailsTo(email)).map(({ text }) => text).join("\n")
    expect(toLeader).toContain(`/guest/team-leader-login/${job.id}`)
    expect(toLeader).toContain(`/worker/transport/${job.id}`)
    const mails = (await at.mails()).filter(({ subject }) => subject.includes(job.refPrefix))
    expect(mails.length).toBeGreaterThan(4)
    for (const { subject, text } of mails)
      for (const word of patientWords) expect(`${subject} ${text}`).not.toContain(word)
  })

  it("says in words why a job cannot be authorised yet, and which time is missing", async () => {
    const transport = await desk()
    const job = await accepted(another())
    const authorise = (payload: object) =>
      refusalOf(transport.authorise({ params: { id: job.id }, payload: { transportId: job.id, ...payload } }))
    expect(await authorise(times(day))).toMatchObject({
      status: 409,
      message: "Pick a vehicle. Pick a driver. 3 seats are not booked. Name the team leader"
    })
    expect(await authorise({})).toMatchObject({
      status: 400,
      violations: ["start", "end", "breakTime"].map((field) => ({ field, message: "Missing Required Info." }))
    })
  })

  it("declines, cancels and aborts with a reason alone, where that makes sense, and frees whoever was taken", async () => {
    const on = another()
    const transport = await desk()
    const { job, leader } = await planned(on)
    const step = await stepping(job.id)
    expect(await refusalOf(step("job.aborted", "Snow"))).toMatchObject({ status: 409 })
    for (const event of ["job.cancelled", "job.declined"] as const)
      expect(await refusalOf(step(event, " "))).toMatchObject({
        status: 400,
        violations: [{ field: "reason" }]
      })
    expect((await step("job.cancelled", "The ward telephoned")).transportStatus).toBe("CANCELLED")
    const other = await accepted(on)
    const booked = await transport.bookWorker({
      params: { id: other.id, specId: specOf(other, 32).workerSpecId },
      payload: { workerId: leader }
    })
    expect(specOf(booked, 32).bookingsCount).toBe(1)
  })

  it("has a vehicle, a driver and a worker in one job at a time, and a vehicle in no hire meanwhile", async () => {
    const on = another()
    const transport = await desk()
    const { job, driver, leader } = await planned(on)
    const other = await accepted(on)
    const params = { id: other.id }
    const refused = (call: Promise<unknown>) => refusalOf(call)
    expect(await refused(transport.pickVehicle({ params, payload: { id: job.vehicle?.id } }))).toMatchObject({
      status: 409
    })
    expect(await refused(transport.pickDriver({ params, payload: { id: driver } }))).toMatchObject({
      status: 409
    })
    const seat = { id: other.id, specId: specOf(other, 32).workerSpecId }
    expect(
      await refused(transport.bookWorker({ params: seat, payload: { workerId: leader } }))
    ).toMatchObject({ status: 409, message: expect.stringContaining(job.refPrefix) })

    const { asked, as, addBooking } = bookingsAt(served)
    const hire = { start: inDays(on), end: inDays(on + 1) }
    const hired = await ambulance()
    await addBooking({ vehicleId: hired, status: "BOOKED", startAt: hire.start, endAt: hire.end })
    const booking = await as("agency")
    expect(await refused(booking.create(asked(job.vehicle?.id ?? 0, hire)))).toMatchObject({ status: 409 })
    expect(await refused(transport.pickVehicle({ params, payload: { id: hired } }))).toMatchObject({
      status: 409
    })
  })

  it("lets agencies accept one job at once, of which one wins and the other reads that it is taken", async () => {
    const { id } = await at.request({ dateTimeRequired: inDays(another()) })
    await served.query((db) =>
      db
        .insertInto("transportJobAgencies")
        .values({ jobId: id, agencyId: served.people.otherAgency })
        .execute()
    )
    const [own, other] = [await desk(), await desk("other-agency")]
    const before = await other.byId({ params: { id } })
    expect(before.withheld).toContain("patientName")
    expect(before).not.toHaveProperty("patientName")
    expect(before).toMatchObject({ selfHarm: "H", transportStatus: "NEW" })
    const accept = { params: { id }, payload: { event: "job.accepted" } } as const
    const asked = Array.from({ length: 20 }, (_, n) => (n % 2 ? own : other).step(accept))
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const row = await at.rowOf(id)
    const loser = row.agencyId === served.people.agency ? other : own
    expect(await refusalOf(loser.step(accept))).toMatchObject({
      status: 409,
      message: "Another agency has accepted this job."
    })
    expect((await loser.byId({ params: { id } })).transportStatus).toBe("TAKEN")
    expect(await refusalOf(loser.messages({ params: { id } }))).toMatchObject({ status: 404 })
  })

  it("takes a worker off who leads, and wants a reason once the crew was sent", async () => {
    const on = another()
    const transport = await desk()
    const { job, leader } = await planned(on)
    const params = { id: job.id }
    await transport.authorise({ params, payload: { transportId: job.id, ...times(on) } })
    await (await stepping(job.id))("job.committed")
    const { bookings, workerSpecId: specId } = specOf(job, 32)
    const bookingId = bookings.find(({ worker }) => worker.id === leader)?.id ?? 0
    expect(await refusalOf(transport.reject({ params: { bookingId }, payload: {} }))).toMatchObject({
      status: 400,
      violations: [{ field: "reason", message: "Enter the reason: the crew was sent already" }]
    })
    const without = await transport.reject({ params: { bookingId }, payload: { reason: "Ill" } })
    expect(without.teamLeader).toBeUndefined()
    expect(without.facts).toMatchObject({ seatsLeft: 1, hasLeader: false })
    const workerId = await crewMember([32])
    const again = await transport.bookWorker({ params: { id: job.id, specId }, payload: { workerId } })
    expect(again.facts?.seatsLeft).toBe(0)
  })
})

import type { TransportJob } from "@crewfleet/sdk"
import { defaultTimeZone, writeInstant } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { jobsAt } from "./jobsAt.ts"
import { patientWords } from "./someRequest.ts"

describeServedOnce("Mail about transport jobs", (served) => {
  const at = jobsAt(served)
  const { accepted, crewMember, desk, specOf, mailsTo, request } = at
  let day = 10
  beforeAll(at.askLittle)
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  const told = async (to: string, ref: string) =>
    (await mailsTo(to))
      .filter(({ subject }) => subject.includes(ref))
      .map(({ text }) => text.split("\n")[0] ?? "")
      .toReversed()
  const emailOf = async (id: number) =>
    (
      await served.query((db) =>
        db.selectFrom("workers").select("email").where("id", "=", id).executeTakeFirstOrThrow()
      )
    ).email
  const agency = "agency@crewfleet.example"

  it("tells a worker what the agency decides about their place, once and without a reason", async () => {
    const transport = await desk()
    const job = await accepted(day)
    const [workerId, line] = [await crewMember(), specOf(job, 32).workerSpecId]
    const params = { id: job.id, specId: line }
    const booked = await transport.bookWorker({ params, payload: { workerId } })
    const bookingId = specOf(booked, 32).bookings[0]?.id ?? 0
    await transport.reject({ params: { bookingId }, payload: { reason: "olanzapine was lost" } })
    const texts = await told(await emailOf(workerId), job.refPrefix)
    expect(texts).toEqual([
      expect.stringMatching(/, you are booked for the journey T-\d+ \(your shift begins on /),
      expect.stringMatching(
        /, you are not booked for the journey T-\d+ \(your shift begins on .*\) any more\./
      )
    ])
    for (const word of patientWords) expect(texts.join()).not.toContain(word)
  })

  it("tells the agency that somebody applies, once for many, and that somebody does not come", async () => {
    const transport = await desk()
    const { worker: workerId } = served.people
    const { agencyWorker } = await at.clientOf("agency")
    await agencyWorker.addJob({ params: { workerId }, payload: { assignmentCodeId: 32, paymentMethodId: 1 } })
    await served.query(async (db) => {
      await db.updateTable("workers").set({ gender: "FEMALE" }).where("id", "=", workerId).execute()
      await db
        .updateTable("workerAgencies")
        .set({ fitToWork: true, rightToWork: "Citizen", dbsNumber: "001234567890" })
        .set({ sharesSince: new Date(), nextCheckDate: "2097-01-01" })
        .where("workerId", "=", workerId)
        .execute()
    })
    const job = await accepted(day)
    const { seat } = await at.clientOf("worker")
    const params = { workerId, specId: specOf(job, 32).workerSpecId }
    const first = await seat.apply({ params })
    await seat.withdraw({ params: { workerId, bookingId: first.id }, payload: {} })
    const second = await seat.apply({ params })
    await transport.approve({ params: { bookingId: second.id }, payload: {} })
    await seat.withdraw({ params: { workerId, bookingId: second.id }, payload: { reason: "A wedding" } })
    const texts = (await told(agency, job.refPrefix)).filter((text) => /worker|somebody/i.test(text))
    expect(texts).toEqual([
      expect.stringMatching(/^Somebody has applied for a seat of the journey/),
      expect.stringMatching(/^A worker has taken their application for the journey .* back\.$/),
      expect.stringMatching(/^A worker has given their place in the journey .* back\.$/)
    ])
    const own = await told("worker@crewfleet.example", job.refPrefix)
    expect(own).toEqual([expect.stringMatching(/, you are booked for the journey/)])
  })

  it("tells applicants why their application ends: the crew was sent without them, or the journey is cancelled", async () => {
    const transport = await desk()
    const applicantOf = async (job: TransportJob) => {
      const [workerId, spec] = [await crewMember(), specOf(job, 32)]
      const { shiftDate = "", shiftEndDate = "" } = job
      await served.query((db) =>
        db
          .insertInto("shiftBookings")
          .values({
            ...{ jobId: job.id, specId: spec.workerSpecId, assignmentCodeId: 32, workerId },
            ...{ shiftStatus: "APPLIED", shiftDate, shiftEndDate }
          })
          .execute()
      )
      return emailOf(workerId)
    }

    const { job: sent } = await at.planned(day)
    const late = await applicantOf(sent)
    const params = { id: sent.id }
    const times = { start: sent.shiftDate ?? "", end: sent.shiftEndDate ?? "", breakTime: 30 }
    await transport.authorise({ params, payload: { ...times, transportId: sent.id } })
    await transport.step({ params, payload: { event: "job.committed" } })
    expect(await told(late, sent.refPrefix)).toEqual([
      expect.stringMatching(
        /, the journey T-\d+ on .* goes with a crew that is complete\. Your application for a seat in it has ended\.$/
      )
    ])

    const off = await accepted(day + 1)
    const waiting = await applicantOf(off)
    const reason = "olanzapine was lost"
    await transport.step({ params: { id: off.id }, payload: { event: "job.cancelled", reason } })
    const texts = await told(waiting, off.refPrefix)
    expect(texts).toEqual([
      expect.stringMatching(
        /, the journey T-\d+ on .* does not take place\. Your application for a seat in it has ended\.$/
      )
    ])
    for (const word of patientWords) expect(texts.join()).not.toContain(word)
  })

  it("is sent to nobody where an authorisation is taken back, and to nobody again with the same times", async () => {
    const transport = await desk()
    const { job } = await at.planned(day)
    const params = { id: job.id }
    const times = { start: job.shiftDate ?? "", end: job.shiftEndDate ?? "", breakTime: 30 }
    const before = (await at.mails()).length
    const authorise = () => transport.authorise({ params, payload: { ...times, transportId: job.id } })
    await authorise()
    await transport.step({ params, payload: { event: "authorisation.withdrawn" } })
    await authorise()
    expect((await at.mails()).length).toBe(before)
  })

  it("tells an agency that may see a job from now on, and no other a second time", async () => {
    const { id, refPrefix } = await request({ dateTimeRequired: inDays(day) })
    const { transport } = await at.clientOf("admin")
    const both = [served.people.agency, served.people.otherAgency]
    for (const transportLegibleAgencyIds of [both, both])
      await transport.saveLegible({ params: { id }, query: {}, payload: { transportLegibleAgencyIds } })
    for (const to of [agency, "other-agency@crewfleet.example"])
      expect(await told(to, refPrefix), to).toEqual([expect.stringMatching(/^A ward asks for the journey/)])
  })

  it("tells the crew when their shift begins, that its times are others, and the leader once that it takes place", async () => {
    const transport = await desk()
    const { job, driver, leader, nurses } = await at.planned(day)
    const params = { id: job.id }
    const [asked = "", until = ""] = [job.shiftDate, job.shiftEndDate]
    const earlier = new Date(Date.parse(asked) - 3_600_000).toISOString()
    const times = { end: until, breakTime: 30, transportId: job.id }
    await transport.authorise({ params, payload: { ...times, start: asked } })
    await transport.authorise({ params, payload: { ...times, start: earlier } })
    await transport.step({ params, payload: { event: "job.committed" } })
    const begins = (start: string) =>
      `(your shift begins on ${writeInstant("moment", start, defaultTimeZone)})`
    const since = async (id: number) => (await told(await emailOf(id), job.refPrefix)).slice(1)
    const [, nurse = 0] = nurses
    for (const id of [driver, nurse])
      expect(await since(id)).toEqual([
        expect.stringContaining(`${begins(earlier)} has other times now. You stay booked for it`),
        expect.stringContaining(`${begins(earlier)} takes place. You are booked for it.`)
      ])
    expect(await since(leader)).toEqual([
      expect.stringContaining(`${begins(earlier)} has other times now. You stay booked for it`),
      expect.stringContaining(`you are the team leader of the journey ${job.refPrefix} ${begins(earlier)}.`)
    ])
    await transport.nameLeader({ params, payload: { id: nurse } })
    expect((await since(leader)).at(-1)).toMatch(/, you do not lead the journey T-\d+ .* any more\.$/)
  })

  it("tells whoever stays booked that the ward has moved the journey", async () => {
    const { job, leader } = await at.planned(day)
    const dateTimeRequired = new Date(Date.parse(job.shiftDate ?? "") + 2 * 3_600_000).toISOString()
    const { change } = await at.as("client")
    await change({ params: { id: job.id }, query: {}, payload: at.changed(job, { dateTimeRequired }) })
    expect((await told(await emailOf(leader), job.refPrefix)).at(-1)).toContain(
      `(your shift begins on ${writeInstant("moment", dateTimeRequired, defaultTimeZone)}) has other times now.`
    )
  })

  it("is not sent where the step was refused", async () => {
    const transport = await desk()
    const job = await accepted(day)
    const before = (await at.mails()).length
    const params = { id: job.id }
    for (const event of ["job.committed", "journey.started", "job.closed"] as const)
      await expect(transport.step({ params, payload: { event } })).rejects.toBeDefined()
    await expect(
      transport.bookWorker({
        params: { id: job.id, specId: specOf(job, 32).workerSpecId },
        payload: { workerId: served.people.otherWorker }
      })
    ).rejects.toBeDefined()
    expect((await at.mails()).length).toBe(before)
  })
})

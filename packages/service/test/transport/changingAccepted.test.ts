import { beforeEach, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf } from "../session/inWordsOf.ts"
import { changesAt } from "./changesAt.ts"

describeServedOnce("Changing a request that was accepted", (served) => {
  const { request, change, keptChanges, bookNurse, accept, rowOf, changesOf, mails, mailsTo, forgetTries } =
    changesAt(served)
  const clientOf = clientsOf(served)
  const { addVehicle } = bookingsAt(served)
  beforeEach(() => {
    served.ahead = 0
    return forgetTries()
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

  it("stays to be looked at until somebody was shown it, also on the road and once the journey is over", async () => {
    const job = await request()
    await accept(job.id)
    const first = await change(job, { allergies: "Nuts" })
    const { transport } = await clientOf("agency")
    const params = { id: job.id }
    const upTo = (await transport.byId({ params })).changes?.[0]?.id ?? 0
    const stands = (status: "IN_PROGRESS" | "LOGGED") =>
      served.query((db) => db.updateTable("transportJobs").set({ status }).where("id", "=", job.id).execute())
    await stands("IN_PROGRESS")
    await change(first, { allergies: "Penicillin" })
    const seen = await transport.seeChanges({ params, payload: { upTo } })
    expect(seen.changes?.map(({ seenAt }) => seenAt !== undefined)).toEqual([false, true])
    expect(seen.facts?.changesUnseen).toBe(true)
    await stands("LOGGED")
    const all = await transport.seeChanges({ params, payload: { upTo: seen.changes?.[0]?.id } })
    expect(all.facts?.changesUnseen).toBe(false)
    const again = await transport.seeChanges({ params, payload: {} })
    expect(again.version).toBe(all.version)
    const events = (await changesOf(job.id)).map(({ event }) => event)
    expect(events.filter((event) => event === "changes.seen")).toHaveLength(2)
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
    const after = await change(job, { transportWorkerSpecList: [driver, { ...line, numberOfStaff: 1 }] })
    expect(after.transportWorkerSpecList.map(({ numberOfStaff }) => numberOfStaff)).toEqual([1, 1])
  })

  it("ends applications for a code that is not asked for any more, and asks again about whoever is booked", async () => {
    const job = await request({ dateTimeRequired: inDays(50) })
    await accept(job.id, { status: "AUTHORIZED" })
    const { worker, otherWorker } = served.people
    const [booked, applied] = [
      await bookNurse(job.id, worker),
      await bookNurse(job.id, otherWorker, "APPLIED")
    ]
    const driver = { rowId: "code-2", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 }
    const cleaners = { rowId: "code-32", assignmentCode: 1, gender: "NO_PREFERENCE", numberOfStaff: 2 }
    const after = await change(job, {
      dateTimeRequired: inDays(50),
      transportWorkerSpecList: [driver, cleaners]
    })
    expect(after.transportStatus).toBe("ACCEPTED")
    const places = await served.query((db) =>
      db
        .selectFrom("shiftBookings")
        .select(["id", "shiftStatus", "assignmentCodeId"])
        .where("jobId", "=", job.id)
        .orderBy("id")
        .execute()
    )
    expect(places).toEqual([
      { id: booked, shiftStatus: "BOOKED", assignmentCodeId: 1 },
      { id: applied, shiftStatus: "EXPIRED", assignmentCodeId: 32 }
    ])
    const { transport } = await clientOf("agency")
    const shown = await transport.byId({ params: { id: job.id }, query: {} })
    expect(shown.facts).toMatchObject({ changesUnseen: true, seatsLeft: 2 })
    expect(shown.facts?.ineligible).toEqual([expect.stringMatching(/^Una Reed \(Cleaner\)/)])
    const told = async (name: string) =>
      (await mailsTo(`${name}@crewfleet.example`)).filter(({ text }) => text.includes(job.refPrefix))
    const because = "Cleaner is needed in place of Nurse"
    expect((await told("worker")).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${because}. The agency looks at your place in it again.`)
    ])
    expect((await told("other-worker")).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${because}. Your application for a seat in it has ended.`)
    ])
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
})

const noCrew = [
  {
    field: "transportWorkerSpecList",
    text: "No crew is asked for: the agency will say who is needed",
    answer: "[]"
  }
]

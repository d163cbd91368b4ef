import {
  engagingStatuses,
  isAmong,
  isSeatTaken,
  keptAnswers,
  transportForm,
  transportStatuses
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { factsOfJob } from "../../src/transport/factsOfJob.ts"
import { openSeats } from "../../src/transport/openSeats.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { demoAt } from "./demoAt.ts"

describeOnce("The journeys of the demo", (run) => {
  const now = new Date()
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))
  const jobs = () => query((db) => db.selectFrom("transportJobs").selectAll().orderBy("id").execute())
  const bookings = () => query((db) => db.selectFrom("shiftBookings").selectAll().orderBy("id").execute())

  beforeAll(() => run(demoAt(now)))

  it("stand in every state there is, one of them late and one with two agencies", async () => {
    const all = await jobs()
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(transportStatuses))
    const fresh = all.filter(({ status }) => status === "NEW")
    expect(fresh.some(({ requiredAt }) => requiredAt < now)).toBe(true)
    expect(fresh.some(({ requiredAt }) => requiredAt > now)).toBe(true)
    const asked = await query((db) => db.selectFrom("transportJobAgencies").select("jobId").execute())
    expect(asked.length).toBe(all.length + 1)
    const closed = all.filter(({ status }) => status === "CLOSED")
    expect(closed.length).toBeGreaterThan(30)
    expect(now.getTime() - Math.min(...closed.map((one) => +one.requiredAt))).toBeGreaterThan(25 * 86_400_000)
  })

  it("have ended as they do: who was sent is booked yet, and each ended one says why", async () => {
    const [all, places] = [await jobs(), await bookings()]
    const aborted = all.find(({ status }) => status === "ABORTED")
    const sent = places.filter(({ jobId }) => jobId === aborted?.id).map(({ shiftStatus }) => shiftStatus)
    expect(new Set(sent)).toEqual(new Set(["BOOKED"]))
    expect(aborted).toMatchObject({
      vehicleId: expect.any(Number),
      driverId: expect.any(Number),
      leaderId: expect.any(Number)
    })
    const ends = await query((db) =>
      db
        .selectFrom("changes")
        .select("reason")
        .where("kind", "=", "transport_job")
        .where("toStatus", "in", ["DECLINED", "CANCELLED", "ABORTED", "EXPIRED"])
        .execute()
    )
    expect(ends).toHaveLength(4)
    for (const { reason } of ends) expect(reason).toEqual(expect.any(String))
  })

  it("have answers with which the form finds nothing wrong, and numbers of the NHS's test range", async () => {
    for (const { answers, id } of await jobs()) {
      const lines = await query((db) =>
        db.selectFrom("workerSpecs").selectAll().where("jobId", "=", id).orderBy("position").execute()
      )
      const transportWorkerSpecList = lines.map(({ rowId, assignmentCodeId, gender, numberOfStaff }) => ({
        ...{ rowId, assignmentCode: assignmentCodeId, gender, numberOfStaff }
      }))
      const { wire } = keptAnswers(transportForm, { ...answers, transportWorkerSpecList })
      const typed = transportForm.read(wire)
      expect(transportForm.problems(typed, { now: now.toISOString() })).toEqual([])
      expect(String(answers.nhs)).toMatch(/^999\d{7}$/)
      const odd = transportForm.unconfirmed(typed, { now: now.toISOString() }, [])
      expect(odd.filter(({ field }) => field !== "dateTimeRequired")).toEqual([])
    }
  })

  it("can be taken as they stand: what is planned is fit, free and approved", async () => {
    for (const { id, status } of await jobs()) {
      if (!isAmong(engagingStatuses, status)) continue
      const { facts } = await run(factsOfJob(id))
      const { crewTaken, vehicleTaken, ineligible, seatsLeft, hasVehicle, hasDriver, hasLeader } = facts
      expect({ id, crewTaken, vehicleTaken, ineligible }).toEqual({ id, crewTaken: [], ineligible: [] })
      if (status === "ACCEPTED") continue
      expect({ id, seatsLeft, hasVehicle, hasDriver, hasLeader }).toEqual({
        ...{ id, seatsLeft: 0, hasVehicle: true, hasDriver: true, hasLeader: true }
      })
      if (status === "LOGGED") expect(facts.timesOwed).toBeGreaterThan(0)
      if (status === "CLOSED") expect(facts.timesOwed).toBe(0)
    }
  })

  it("are accepted with everything, and with something missing, and with a change that nobody has seen", async () => {
    const accepted = (await jobs()).filter(({ status }) => status === "ACCEPTED")
    const facts = await Promise.all(accepted.map(({ id }) => run(factsOfJob(id))))
    const complete = facts.filter(({ facts: { seatsLeft, hasVehicle, hasDriver, hasLeader } }) =>
      [seatsLeft === 0, hasVehicle, hasDriver, hasLeader].every(Boolean)
    )
    expect(complete.length).toBeGreaterThan(1)
    expect(complete.length).toBeLessThan(facts.length)
    expect(facts.filter(({ facts: { changesUnseen } }) => changesUnseen)).toHaveLength(1)
  })

  it("are led by somebody who is booked, and driven by a driver who is", async () => {
    const all = await bookings()
    for (const { id, leaderId, driverId } of await jobs()) {
      const booked = all.filter(({ jobId, shiftStatus }) => jobId === id && isSeatTaken(shiftStatus))
      const ids = booked.map(({ workerId }) => workerId)
      for (const one of [leaderId, driverId]) if (one !== null) expect(ids).toContain(one)
      const driver = booked.find(({ workerId }) => workerId === driverId)
      if (driver) expect(driver.assignmentCodeId).toBe(2)
    }
  })

  it("have a history that ends where they stand, and counts their changes", async () => {
    const changes = await query((db) =>
      db.selectFrom("changes").selectAll().where("kind", "=", "transport_job").orderBy("id").execute()
    )
    for (const { id, status, version, movedAt, createdAt } of await jobs()) {
      const own = changes.filter(({ subjectId }) => subjectId === id)
      expect(own[0]).toMatchObject({ event: "request.made", toStatus: "NEW", at: createdAt })
      expect(own.at(-1)).toMatchObject({ toStatus: status, at: movedAt })
      expect(own).toHaveLength(version)
      for (const { at } of own) expect(+at).toBeLessThanOrEqual(+now)
      own.slice(1).forEach((one, at) => {
        expect(one.fromStatus).toBe(own[at]?.toStatus)
      })
    }
  })

  it("have the worker of the demo account booked, waiting for an answer, and with seats to take", async () => {
    const { workerId } = await query((db) =>
      db
        .selectFrom("users")
        .select("workerId")
        .where("email", "=", "worker@crewfleet.example")
        .executeTakeFirstOrThrow()
    )
    const own = (await bookings()).filter((one) => one.workerId === workerId)
    const standing = (wanted: string) => own.filter(({ shiftStatus }) => shiftStatus === wanted)
    expect(standing("APPLIED")).toHaveLength(1)
    expect(standing("BOOKED").some(({ shiftDate }) => shiftDate > now)).toBe(true)
    expect(standing("COMPLETED").length).toBeGreaterThan(2)
    const open = await run(openSeats(workerId ?? 0))
    expect(open.some(({ verdict }) => verdict !== "MAY_NOT")).toBe(true)
    expect(open.some(({ verdict }) => verdict === "MAY_NOT")).toBe(true)
  })

  it("have hours for what was worked, one of them corrected and objected to, and messages from both sides", async () => {
    const times = await query((db) => db.selectFrom("shiftTimes").selectAll().execute())
    const worked = (await bookings()).filter(({ shiftStatus }) => shiftStatus === "COMPLETED")
    expect(new Set(times.map(({ bookingId }) => bookingId))).toEqual(new Set(worked.map(({ id }) => id)))
    expect(times.filter(({ reason, objection }) => reason !== null && objection !== null)).toHaveLength(1)
    const sides = await query((db) => db.selectFrom("transportMessages").select("side").execute())
    expect(new Set(sides.map(({ side }) => side))).toEqual(new Set(["WARD", "AGENCY"]))
  })
})

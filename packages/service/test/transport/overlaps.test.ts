import { engagingStatuses, holdingStatuses, isAmong, isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import fc from "fast-check"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { bookingFacts } from "../../src/booking/bookingFacts.ts"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { insertJob } from "./crewsAt.ts"

const hour = 3_600_000
const first = Date.parse("2031-05-01T00:00:00Z")
const span = (from: number, hours: number) => ({
  start: new Date(first + from * hour),
  end: new Date(first + (from + hours) * hour)
})

const which = fc.nat({ max: 4 })
const begins = fc.nat({ max: 20 })
const lasts = fc.integer({ min: 1, max: 6 })
const standing = fc.constantFrom("NEW", "ACCEPTED", "COMMITTED", "CLOSED", "CANCELLED")
const place = fc.constantFrom("APPLIED", "BOOKED", "COMPLETED", "CANCELLED")
const hireStatus = fc.constantFrom("BOOKED", "IN_PROGRESS", "COMPLETE", "CANCELLED")

/** Whatever may be written at any time, in any order. */
const writing = fc.oneof(
  fc.record({ write: fc.constant("status"), job: which, status: standing }),
  fc.record({ write: fc.constant("times"), job: which, from: begins, hours: lasts }),
  fc.record({ write: fc.constant("vehicle"), job: which, vehicle: fc.option(fc.nat({ max: 1 })) }),
  fc.record({ write: fc.constant("driver"), job: which, worker: fc.option(fc.nat({ max: 2 })) }),
  fc.record({ write: fc.constant("seats"), job: which, staff: fc.nat({ max: 2 }) }),
  fc.record({ write: fc.constant("place"), job: which, worker: fc.nat({ max: 2 }), shiftStatus: place }),
  fc.record({ write: fc.constant("turn"), job: which, worker: fc.nat({ max: 2 }), shiftStatus: place }),
  fc.record({
    write: fc.constant("hire"),
    ...{ vehicle: fc.nat({ max: 1 }), from: begins, hours: lasts, hired: hireStatus }
  }),
  fc.record({ write: fc.constant("rehire"), hire: which, from: begins, hours: lasts, hired: hireStatus })
)
type Writing = Partial<{
  readonly [Name in "job" | "from" | "hours" | "vehicle" | "worker" | "staff" | "hire"]: number | null
}> & {
  readonly write: string
  readonly status?: string
  readonly shiftStatus?: string
  readonly hired?: string
}

describeOnBoth("What takes vehicles and workers", (run) => {
  const things = {
    ...{ jobs: [] as Array<{ id: number; specs: Array<number> }>, vehicles: [] as Array<number> },
    ...{ workers: [] as Array<number>, agency: 0, client: 0 }
  }
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))
  /** Writes, or is refused by a constraint, after which all is as before. */
  const attempt = (work: (db: Kysely<Tables>) => Promise<unknown>) =>
    run(
      Effect.flatMap(Database, ({ attempt: write }) => write(work)).pipe(
        Effect.catchTag("UniqueViolation", () => Effect.void)
      )
    )

  beforeAll(() =>
    query(async (db) => {
      const { agency, client, worker, otherWorker } = await insertPeople(db)
      const person = { firstName: "Ada", lastName: "Hill", email: "ada@post.example", telephone: "1" }
      const third = await db.insertInto("workers").values(person).returning("id").executeTakeFirstOrThrow()
      const desk = await db
        .insertInto("locations")
        .values(someLocation({ agencyId: agency }))
        .returning("id")
        .executeTakeFirstOrThrow()
      const vehicles = await db
        .insertInto("vehicles")
        .values(["A", "B"].map((regno) => someVehicle({ agencyId: agency, locationId: desk.id, regno })))
        .returning("id")
        .execute()
      Object.assign(things, { agency, client })
      things.workers.push(worker, otherWorker, third.id)
      things.vehicles.push(...vehicles.map(({ id }) => id))
    })
  )

  const begin = () =>
    query(async (db) => {
      await db.deleteFrom("shiftBookings").execute()
      await db.deleteFrom("transportJobs").execute()
      await db.deleteFrom("bookings").execute()
      things.jobs.length = 0
      for (let at = 0; at < 5; at += 1) {
        const { start: shiftDate, end: shiftEndDate } = span(at * 5, 4)
        things.jobs.push(await insertJob(db, things.agency, { shiftDate, shiftEndDate }))
      }
    })

  const written = async (one: Writing) => {
    const { job, vehicle, worker, hire = 0, from = 0, hours = 1, staff, status, shiftStatus, hired } = one
    const { id = 0, specs = [] } = things.jobs[job ?? 0] ?? {}
    const workerId = worker == null ? null : (things.workers[worker] ?? 0)
    const vehicleId = vehicle == null ? null : (things.vehicles[vehicle] ?? 0)
    const { start, end } = span(from ?? 0, hours ?? 1)
    const setJob = (set: object) =>
      attempt((db) => db.updateTable("transportJobs").set(set).where("id", "=", id).execute())
    switch (one.write) {
      case "status":
        return setJob({ status })
      case "times":
        return setJob({ shiftDate: start, shiftEndDate: end })
      case "vehicle":
        return setJob({ vehicleId })
      case "driver":
        return setJob({ driverId: workerId })
      case "seats":
        return attempt((db) =>
          db
            .updateTable("workerSpecs")
            .set({ numberOfStaff: staff ?? 0 })
            .where("jobId", "=", id)
            .execute()
        )
      case "place":
        return attempt((db) =>
          db
            .insertInto("shiftBookings")
            .values({
              ...{ jobId: id, specId: specs[0] ?? 0, workerId: workerId ?? 0, assignmentCodeId: 1 },
              ...{ shiftDate: start, shiftEndDate: end, shiftStatus: shiftStatus as "BOOKED" }
            })
            .execute()
        )
      case "turn":
        return attempt((db) =>
          db
            .updateTable("shiftBookings")
            .set({ shiftStatus: shiftStatus as "BOOKED" })
            .where("jobId", "=", id)
            .where("workerId", "=", workerId ?? 0)
            .execute()
        )
      case "hire":
        return attempt((db) =>
          db
            .insertInto("bookings")
            .values(
              someBooking({
                ...{ agencyId: things.agency, clientId: things.client, vehicleId: vehicleId ?? 0 },
                ...{ startAt: start, endAt: end, status: hired as "BOOKED" }
              })
            )
            .execute()
        )
      default: {
        const hires = await query((db) => db.selectFrom("bookings").select("id").orderBy("id").execute())
        return attempt((db) =>
          db
            .updateTable("bookings")
            .set({ startAt: start, endAt: end, status: hired as "BOOKED" })
            .where("id", "=", hires[hire ?? 0]?.id ?? 0)
            .execute()
        )
      }
    }
  }

  /** What is in two places at once, and where more are booked than there are seats, as the tables themselves say. */
  const broken = () =>
    query(async (db) => {
      const jobs = await db.selectFrom("transportJobs").selectAll().execute()
      const places = await db.selectFrom("shiftBookings").selectAll().execute()
      const specs = await db.selectFrom("workerSpecs").selectAll().execute()
      const hires = await db.selectFrom("bookings").selectAll().execute()
      const booked = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
      const spans = jobs.flatMap(({ id, status, shiftDate, shiftEndDate, vehicleId, driverId }) => {
        if (!isAmong(engagingStatuses, status)) return []
        const crew = booked.filter(({ jobId }) => jobId === id).map(({ workerId }) => workerId)
        const names = [
          ...(vehicleId === null ? [] : [`vehicle ${vehicleId}`]),
          ...[...new Set([...crew, ...(driverId === null ? [] : [driverId])])].map((one) => `worker ${one}`)
        ]
        return names.map((name) => ({ name, start: Number(shiftDate), end: Number(shiftEndDate) }))
      })
      const out = hires
        .filter(({ status }) => (holdingStatuses as ReadonlyArray<string>).includes(status))
        .map((one) => ({
          ...{ name: `vehicle ${one.vehicleId}`, start: Number(one.startAt), end: Number(one.endAt) }
        }))
      const all = [...spans, ...out]
      const twice = all.filter((one, at) =>
        all.some(
          (other, place) =>
            place < at && one.name === other.name && one.start < other.end && other.start < one.end
        )
      )
      const crowded = specs.filter(
        ({ id, numberOfStaff }) => booked.filter(({ specId }) => specId === id).length > numberOfStaff
      )
      return [...twice, ...crowded]
    })

  it("is in one place at a time and has no more than its seats, whatever is written in whatever order", async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(writing, { minLength: 10, maxLength: 40 }), async (all) => {
        await begin()
        for (const one of all) await written(one as Writing)
        expect(await broken()).toEqual([])
        taken += await query(async (db) => (await db.selectFrom("engagements").select("id").execute()).length)
      }),
      { numRuns: 25 }
    )
    expect(taken).toBeGreaterThan(25)
  })

  it("may follow each other without a gap", async () => {
    await begin()
    const [vehicle = 0] = things.vehicles
    const [one, other] = things.jobs
    await query(async (db) => {
      for (const [at, job] of [one, other].entries())
        await db
          .updateTable("transportJobs")
          .set({ vehicleId: vehicle, shiftDate: span(at * 4, 4).start, shiftEndDate: span(at * 4, 4).end })
          .where("id", "=", job?.id ?? 0)
          .execute()
      const { start: startAt, end: endAt } = span(8, 2)
      await db
        .insertInto("bookings")
        .values(
          someBooking({
            ...{ agencyId: things.agency, clientId: things.client, vehicleId: vehicle, startAt, endAt },
            status: "BOOKED"
          })
        )
        .execute()
    })
    expect(await query((db) => db.selectFrom("engagements").select("id").execute())).toHaveLength(2)
    expect(await broken()).toEqual([])
  })

  it("is not promised to a hire again whose cancellation would be taken back", async () => {
    await begin()
    const [vehicleId = 0] = things.vehicles
    const during = (from: number, hours: number) => ({
      ...{ startAt: span(from, hours).start, endAt: span(from, hours).end, status: "CANCELLED" as const },
      ...{ agencyId: things.agency, clientId: things.client, vehicleId }
    })
    const hires = await query(async (db) => {
      await db
        .updateTable("transportJobs")
        .set({ vehicleId, shiftDate: span(0, 4).start, shiftEndDate: span(0, 4).end })
        .where("id", "=", things.jobs[0]?.id ?? 0)
        .execute()
      const rows = [during(3, 2), during(4, 2)].map((given) => someBooking(given))
      return await db.insertInto("bookings").values(rows).returning("id").execute()
    })
    const taken = hires.map(({ id }) => run(bookingFacts(id, undefined, new Date())))
    expect((await Promise.all(taken)).map(({ vehicleIsTaken }) => vehicleIsTaken)).toEqual([true, false])
  })

  it("writes at the same time that meet are refused but for one", async () => {
    const [vehicle = 0] = things.vehicles
    for (let round = 0; round < 5; round += 1) {
      await begin()
      await query((db) =>
        db
          .updateTable("transportJobs")
          .set({ shiftDate: span(0, 4).start, shiftEndDate: span(0, 4).end })
          .execute()
      )
      await Promise.all([
        ...things.jobs.map((_, job) => written({ write: "vehicle", job, vehicle: 0 })),
        ...things.jobs.map((_, job) => written({ write: "driver", job, worker: 0 })),
        written({ write: "hire", vehicle: 0, from: 1, hours: 2, hired: "BOOKED" })
      ])
      expect(await broken()).toEqual([])
      const held = await query(async (db) => [
        ...(await db.selectFrom("transportJobs").select("id").where("vehicleId", "=", vehicle).execute()),
        ...(await db.selectFrom("bookings").select("id").execute())
      ])
      expect(held).toHaveLength(1)
    }
  })
})

import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import { bookingsAt } from "../booking/bookingsAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

const hour = 3_600_000
let count = 0

/** A line of a crew; of one cleaner unless told. */
export interface SomeLine {
  readonly code?: number
  readonly staff?: number
  readonly gender?: "NO_PREFERENCE" | "FEMALE" | "MALE"
}

/** A job of the demo's first agency, accepted, of one cleaner, in thirty hours, unless told. */
export interface SomeJob extends Partial<Insertable<Tables["transportJobs"]>> {
  readonly inHours?: number
  readonly hours?: number
  readonly lines?: ReadonlyArray<SomeLine>
  /** Who was asked; the agency alone unless told. */
  readonly asked?: ReadonlyArray<number>
}

/** Puts a job into a database, with its lines. */
export const insertJob = async (db: Kysely<Tables>, agencyId: number, job: SomeJob = {}) => {
  count += 1
  const { inHours = 30, hours = 6, lines = [{}], asked = [agencyId], ...columns } = job
  const requiredAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 + inHours * hour)
  const status = columns.status ?? "ACCEPTED"
  const isPlanned = !["NEW", "DECLINED", "EXPIRED"].includes(status)
  const { id } = await db
    .insertInto("transportJobs")
    .values({
      ...{ clientId: null, ref: `X-${count}`, requiredAt, createdAt: new Date(), searchText: `x-${count}` },
      ...{ agencyId: isPlanned ? agencyId : null, status },
      ...(isPlanned && {
        shiftDate: requiredAt,
        shiftEndDate: new Date(requiredAt.getTime() + hours * hour)
      }),
      ...columns
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("transportJobAgencies")
    .values(asked.map((one) => ({ jobId: id, agencyId: one })))
    .execute()
  const specs = await db
    .insertInto("workerSpecs")
    .values(
      lines.map(({ code = 1, staff = 1, gender = "NO_PREFERENCE" }, position) => ({
        ...{ jobId: id, rowId: `line-${position}`, position, gender },
        ...{ assignmentCodeId: code, numberOfStaff: staff }
      }))
    )
    .returning("id")
    .execute()
  return { id, specs: specs.map((spec) => spec.id) }
}

/** What is kept of somebody of whom nothing but being fit to work is asked. */
const membership = { fitToWork: true, rightToWork: "Citizen" as const, sharesSince: new Date() }

/** A worker more; a cleaner who is at work for the agency, and fit, unless told. */
export interface SomeWorker {
  readonly agencyId?: number
  readonly code?: number
  readonly fitToWork?: boolean
  readonly gender?: "FEMALE" | "MALE"
}

/** What agencies and workers do with transport jobs. */
export const crewsAt = (served: Served) => {
  const clientOf = clientsOf(served)
  const { addVehicle, addBooking } = bookingsAt(served)

  /** Of whom nothing is asked but to be fit to work. */
  const askForLittle = (agencyId = served.people.agency) =>
    served.query((db) =>
      db
        .insertInto("requirementSets")
        .values(
          [1, 2, 32].map((assignmentCodeId) => ({
            ...{ agencyId, assignmentCodeId },
            requirements: JSON.stringify([
              {
                id: 1,
                name: "Fit to work",
                anyOf: [{ kind: "fitToWork" }],
                otherwise: "REFUSE",
                graceDays: 0
              }
            ])
          }))
        )
        .onConflict((on) => on.columns(["agencyId", "assignmentCodeId"]).doNothing())
        .execute()
    )

  const holds = (workerId: number, code: number, agencyId = served.people.agency) =>
    served.query((db) =>
      db
        .insertInto("workerJobs")
        .values({ workerId, agencyId, assignmentCodeId: code, paymentMethodId: 1, addedAt: new Date() })
        .execute()
    )

  /** Makes somebody who belongs to an agency fit for work there. */
  const isFit = (workerId: number, agencyId = served.people.agency) =>
    served.query((db) =>
      db
        .updateTable("workerAgencies")
        .set({ ...membership, dbsNumber: "001234567890", nextCheckDate: "2097-01-01" })
        .where("workerId", "=", workerId)
        .where("agencyId", "=", agencyId)
        .execute()
    )

  const newWorker = async ({
    agencyId = served.people.agency,
    code = 1,
    gender,
    ...more
  }: SomeWorker = {}) => {
    count += 1
    const row = {
      firstName: "Ivo",
      lastName: `Dale ${count}`,
      email: `ivo${count}@post.example`,
      telephone: "1"
    }
    const { id } = await served.query(async (db) => {
      const worker = await db
        .insertInto("workers")
        .values({ ...row, gender: gender ?? null })
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .insertInto("workerAgencies")
        .values({
          ...{ ...membership, workerId: worker.id, agencyId, dbsNumber: "001234567890" },
          ...{ nextCheckDate: "2097-01-01", ...more }
        })
        .execute()
      return worker
    })
    await holds(id, code, agencyId)
    return id
  }

  const newJob = (job: SomeJob = {}, agencyId = served.people.agency) =>
    served.query((db) => insertJob(db, agencyId, job))

  /** A place in a job as if it had been taken. */
  const newPlace = (
    job: { readonly id: number; readonly specs: ReadonlyArray<number> },
    workerId: number,
    shiftStatus: "APPLIED" | "BOOKED" | "CANCELLED" = "BOOKED",
    line = 0
  ) =>
    served.query(async (db) => {
      const { shiftDate, shiftEndDate } = await db
        .selectFrom("transportJobs")
        .select(["shiftDate", "shiftEndDate"])
        .where("id", "=", job.id)
        .executeTakeFirstOrThrow()
      const { assignmentCodeId } = await db
        .selectFrom("workerSpecs")
        .select("assignmentCodeId")
        .where("id", "=", job.specs[line] ?? 0)
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto("shiftBookings")
        .values({
          ...{ jobId: job.id, specId: job.specs[line] ?? 0, workerId, assignmentCodeId, shiftStatus },
          ...{ shiftDate: shiftDate ?? new Date(), shiftEndDate: shiftEndDate ?? new Date() }
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      return id
    })

  return { clientOf, askForLittle, holds, isFit, newWorker, newJob, newPlace, addVehicle, addBooking }
}

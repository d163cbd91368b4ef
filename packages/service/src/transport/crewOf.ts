import type { EnteredTimes } from "@crewfleet/sdk"
import type { ShiftStatus } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"

/** A worker's place in a job, as it is kept. */
export interface KeptPlace {
  readonly id: number
  readonly specId: number | null
  readonly shiftStatus: ShiftStatus
  readonly shiftDate: Date
  readonly shiftEndDate: Date
  readonly version: number
  readonly workerId: number
  readonly firstname: string
  readonly lastname: string
  readonly gender: string | null
  readonly times: ReadonlyArray<EnteredTimes>
}

/** A line of the crew, as it is kept, with its places. */
export interface KeptSpec {
  readonly workerSpecId: number
  readonly rowId: string
  readonly assignmentCode: number
  readonly assignmentCodeName: string
  readonly gender: string
  readonly numberOfStaff: number
  readonly places: ReadonlyArray<KeptPlace>
}

/** The lines of the crew of a job in their order, each with its places, the first to be made first. */
export const crewOf = async (db: Kysely<Tables>, jobId: number): Promise<ReadonlyArray<KeptSpec>> => {
  const specs = await db
    .selectFrom("workerSpecs")
    .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
    .select(["workerSpecs.id as workerSpecId", "rowId", "assignmentCodeId as assignmentCode"])
    .select(["assignmentCodes.name as assignmentCodeName", "gender", "numberOfStaff"])
    .where("jobId", "=", jobId)
    .orderBy("position")
    .orderBy("workerSpecs.id")
    .execute()
  const places = await db
    .selectFrom("shiftBookings")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["shiftBookings.id", "specId", "shiftStatus", "shiftBookings.version", "workerId", "gender"])
    .select(["firstName as firstname", "lastName as lastname", "shiftDate", "shiftEndDate"])
    .where("jobId", "=", jobId)
    .orderBy("shiftBookings.id")
    .execute()
  const times = await enteredTimes(
    db,
    places.map(({ id }) => id)
  )
  return specs.map((spec) => ({
    ...spec,
    places: places
      .filter(({ specId }) => specId === spec.workerSpecId)
      .map((place) => ({ ...place, times: times.get(place.id) ?? [] }))
  }))
}

/** What was entered of the hours of some places, the latest first. */
export const enteredTimes = async (
  db: Kysely<Tables>,
  bookingIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<EnteredTimes>>> => {
  const rows = await db
    .selectFrom("shiftTimes")
    .leftJoin("users", "users.id", "enteredBy")
    .select(["shiftTimes.id", "bookingId", "startAt", "endAt", "breakMinutes", "enteredAt"])
    .select(["reason", "objection", "firstName", "lastName"])
    .where("bookingId", "in", [0, ...bookingIds])
    .orderBy("shiftTimes.id", "desc")
    .execute()
  const all = new Map<number, Array<EnteredTimes>>()
  for (const { bookingId, startAt, endAt, breakMinutes, enteredAt, firstName, lastName, ...row } of rows)
    all.set(bookingId, [
      ...(all.get(bookingId) ?? []),
      withoutNulls({
        ...row,
        start: startAt.toISOString(),
        end: endAt.toISOString(),
        breakTime: breakMinutes,
        by: fullName({ firstName, lastName }),
        at: enteredAt.toISOString()
      })
    ])
  return all
}

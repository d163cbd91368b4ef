import type { OwnSeat } from "@crewfleet/sdk"
import { isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"
import { enteredTimes } from "./crewOf.ts"
import { districtOf } from "./openSeats.ts"
import { placeNotFound } from "./transportRefusals.ts"

interface Own {
  readonly workerId: number
}

/** Where a worker has applied, is booked, or was: the last to begin first. */
export const ownSeats = listOf({
  table: "shiftBookings",
  where: (place, { workerId }: Own) => [place("workerId", "=", workerId)],
  sorts: { begins: ["shiftDate"] },
  direction: "DESC",
  rows: ownRows,
  line: ownSeatOf
})

/** One of a worker's own places. */
export const ownSeat = Effect.fnUntraced(function* (bookingId: number, workerId: number) {
  const { query } = yield* Database
  const [row] = yield* query((db) => ownRows(db, [bookingId]))
  return row?.workerId === workerId ? ownSeatOf(row) : yield* Effect.fail(placeNotFound)
})

/** What ends a place without anybody's decision: the reasons of these name nobody, and those of people are not told. */
const endings = ["job.ended", "line.changed"]

async function ownRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  const rows = await db
    .selectFrom("shiftBookings as place")
    .innerJoin("transportJobs as job", "job.id", "place.jobId")
    .innerJoin("assignmentCodes", "assignmentCodes.id", "place.assignmentCodeId")
    .leftJoin("agencies", "agencies.id", "job.agencyId")
    .select(["place.id", "place.version", "shiftStatus", "workerId", "job.id as jobId", "ref as refPrefix"])
    .select(["job.status as transportStatus", "leaderId", "breakMinutes as breakTime"])
    .select(["agencies.id as agencyId", "agencies.name as agencyName", "agencies.timeZone"])
    .select(["assignmentCodes.name as assignmentCodeName", "place.shiftDate", "place.shiftEndDate"])
    .select(["pickupPostCode", "destinationPostCode"])
    .select((place) =>
      place
        .selectFrom("changes")
        .select(({ eb, ref }) =>
          eb.case().when("event", "in", endings).then(ref("reason")).else(null).end().as("reason")
        )
        .where("kind", "=", "shift_booking")
        .whereRef("subjectId", "=", "place.id")
        .where("place.shiftStatus", "in", ["CANCELLED", "EXPIRED"])
        .orderBy("changes.id", "desc")
        .limit(1)
        .as("ended")
    )
    .where("place.id", "in", ids)
    .execute()
  const times = await enteredTimes(db, ids)
  return rows.map((row) => ({ ...row, times: times.get(row.id) ?? [] }))
}

function ownSeatOf(row: Awaited<ReturnType<typeof ownRows>>[number]): OwnSeat {
  const { workerId, leaderId, shiftStatus, pickupPostCode, destinationPostCode, ...seat } = row
  const isBooked = isSeatTaken(shiftStatus)
  const told = (postCode: string | null) => (isBooked ? postCode : districtOf(postCode))
  return withoutNulls({
    ...seat,
    shiftStatus,
    agencyId: seat.agencyId ?? 0,
    agencyName: seat.agencyName ?? "",
    shiftDate: seat.shiftDate.toISOString(),
    shiftEndDate: seat.shiftEndDate.toISOString(),
    pickupPostCode: told(pickupPostCode),
    destinationPostCode: told(destinationPostCode),
    leads: isBooked && leaderId === workerId,
    times: seat.times
  })
}

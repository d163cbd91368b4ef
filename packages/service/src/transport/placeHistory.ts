import type { TransportEntry } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"

/** What happened to the places in the crew of a job, the latest first: with whose it is, who did it and why. */
export const placeHistory = async (
  db: Kysely<Tables>,
  jobId: number
): Promise<ReadonlyArray<TransportEntry & { readonly at: string }>> => {
  const rows = await db
    .selectFrom("changes")
    .innerJoin("shiftBookings", "shiftBookings.id", "subjectId")
    .innerJoin("workers", "workers.id", "workerId")
    .leftJoin("users", "users.id", "changes.userId")
    .leftJoin("accessLinks", "accessLinks.id", "changes.linkId")
    .select(["event", "reason", "at", "givenTo", "users.firstName", "users.lastName"])
    .select(["workers.firstName as first", "workers.lastName as last"])
    .where("kind", "=", "shift_booking")
    .where("jobId", "=", jobId)
    .orderBy("changes.id", "desc")
    .execute()
  return rows.map(({ event, reason, at, givenTo, firstName, lastName, first, last }) =>
    withoutNulls({
      ...{ event, reason, at: at.toISOString() },
      worker: `${first} ${last}`,
      user: fullName({ firstName, lastName }) ?? (givenTo === null ? undefined : `${givenTo} (with a link)`)
    })
  )
}

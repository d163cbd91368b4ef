import type { Applicant } from "@crewfleet/sdk"
import { showsDetails } from "@crewfleet/sdk/rules"
import { sql } from "kysely"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

/** Those who have applied to an agency, the first to apply first; or those whom it has declined. */
export const applicantsOf = listOf({
  table: "workerAgencies",
  owner: "agencyId",
  statuses: { all: ["APPLIED", "DECLINED"], together: false, column: "standing" },
  sorts: { appliedAt: [sql`coalesce(applied_at, '-infinity'::timestamptz)`] },
  texts: { withoutGrams: true },
  rows: (db, ids) =>
    db
      .selectFrom("workerAgencies")
      .innerJoin("workers", "workers.id", "workerId")
      .leftJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
      .select(["workerAgencies.id", "workerId", "firstName as firstname", "lastName as lastname", "email"])
      .select([
        "telephone as phoneNumber",
        "appliedAt",
        "standing",
        "declinedBecause",
        "name as assignmentCode"
      ])
      .where("workerAgencies.id", "in", ids)
      .execute(),
  line: ({ workerId, standing, appliedAt, email, phoneNumber, ...applicant }): Applicant =>
    withoutNulls({
      ...applicant,
      ...(showsDetails(standing) && { email, phoneNumber }),
      id: workerId,
      appliedAt: appliedAt?.toISOString(),
      declined: standing === "DECLINED"
    })
})

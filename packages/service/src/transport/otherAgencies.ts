import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Which other agencies could accept a job: those that were asked and have not passed it on, while none has accepted. */
export const otherAgencies = (db: Kysely<Tables>, jobId: number, agencyId: number) =>
  db
    .selectFrom("transportJobAgencies as line")
    .innerJoin("transportJobs as job", "job.id", "line.jobId")
    .select("line.agencyId")
    .where("line.jobId", "=", jobId)
    .where("line.agencyId", "<>", agencyId)
    .where("passedAt", "is", null)
    .where("job.agencyId", "is", null)
    .execute()

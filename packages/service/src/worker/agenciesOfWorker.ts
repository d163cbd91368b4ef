import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { listOf } from "../list/listOf.ts"

interface Own {
  readonly workerId: number
}

/** The agencies that a worker belongs to or has applied to, by name. */
export const agenciesOfWorker = listOf({
  table: "agencies",
  where: (_, { workerId }: Own) => [
    sql<boolean>`id in (
      select agency_id from worker_agencies
      where worker_id = ${workerId} and standing in ('APPLIED', 'TAKEN_ON'))`
  ],
  sorts: { name: ["name"] },
  rows: agencyRows,
  line: ({ logoFileId, sharesSince, ...agency }) => ({
    ...agency,
    logo: logoFileId ? fileAddress(logoFileId) : undefined,
    shares: sharesSince !== null
  })
})

function agencyRows(db: Kysely<Tables>, ids: ReadonlyArray<number>, { workerId }: Own) {
  return db
    .selectFrom("agencies")
    .innerJoin("workerAgencies", "agencyId", "agencies.id")
    .select(["agencies.id", "name", "logoFileId", "standing", "sharesSince"])
    .where("workerId", "=", workerId)
    .where("agencies.id", "in", ids)
    .execute()
}
